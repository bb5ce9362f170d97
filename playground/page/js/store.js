// What the person knows: guilds, channels, people, messages. Changes by events; whoever draws listens to topics.

import { meet } from "./faces.js";
import { Room } from "./room.js";

const CHANNEL_EVENTS = new Set(["CHANNEL_CREATE", "CHANNEL_UPDATE", "THREAD_CREATE", "THREAD_UPDATE"]);
const NOTHING_UNREAD = { last_read_id: null, messages: 0, mentions: 0 };

export class Store {
  constructor() {
    this.listeners = new Map();
    this.channelId = null;
    this.clear();
  }

  clear() {
    this.me = null;
    this.people = [];
    this.bots = new Map();
    this.guilds = new Map();
    this.channels = new Map();
    this.users = new Map();
    this.members = new Map();
    this.roles = new Map();
    this.rooms = new Map();
    this.typing = new Map();
    this.emojis = [];
    this.limits = { content: 2000, attachments: 10, attachment_bytes: 10 * 2 ** 20 };
  }

  // Listening

  listen(topic, listener) {
    if (!this.listeners.has(topic)) this.listeners.set(topic, new Set());
    this.listeners.get(topic).add(listener);
  }

  tell(topic, detail) {
    for (const listener of this.listeners.get(topic) ?? []) listener(detail);
  }

  // Everything at once

  take(state) {
    const rooms = this.me?.user.id === state.me.user.id ? this.rooms : new Map();
    this.clear();
    this.rooms = rooms;
    Object.assign(this, { me: state.me, people: state.people, limits: state.limits });
    for (const { user, online } of state.bots) this.bots.set(user.id, online);
    for (const { user } of [...state.people, ...state.bots]) this.users.set(user.id, user);
    meet(this.users.values());
    for (const guild of state.guilds) this.takeGuild(guild);
    for (const channel of state.private_channels) this.takeChannel(channel);
    this.emojis = Object.values(state.emojis).flat();
    for (const topic of ["me", "people", "channels", "members"]) this.tell(topic);
  }

  takeGuild(guild) {
    const { roles, members, channels, threads, ...rest } = guild;
    this.guilds.set(guild.id, rest);
    this.members.set(guild.id, new Map());
    for (const role of roles) this.roles.set(role.id, { ...role, guild_id: guild.id });
    for (const member of members) this.takeMember(guild.id, member);
    for (const channel of [...channels, ...threads]) this.takeChannel(channel);
  }

  takeMember(guildId, member) {
    this.users.set(member.user.id, member.user);
    this.members.get(guildId)?.set(member.user.id, member);
  }

  takeChannel(channel) {
    const known = this.channels.get(channel.id);
    this.channels.set(channel.id, { unread: NOTHING_UNREAD, ...known, ...channel });
    for (const user of channel.recipients ?? []) this.users.set(user.id, user);
  }

  // Asking

  get channel() {
    return this.channels.get(this.channelId);
  }

  room(channelId) {
    if (!this.rooms.has(channelId)) this.rooms.set(channelId, new Room(channelId));
    return this.rooms.get(channelId);
  }

  /** Channels of a guild in order, without threads. */
  channelsOf(guildId) {
    const own = [...this.channels.values()].filter((c) => c.guild_id === guildId && !isThread(c) && c.type !== 4);
    return own.sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
  }

  /** The threads of a channel that are not archived. */
  threadsOf(channelId) {
    return [...this.channels.values()].filter((c) => isThread(c) && c.parent_id === channelId && !c.thread_metadata.archived);
  }

  get conversations() {
    return [...this.channels.values()].filter((c) => c.type === 1);
  }

  /** How somebody is called in the guild, or anywhere. */
  nameOf(userId, guildId = this.channel?.guild_id) {
    const user = this.users.get(userId);
    return this.members.get(guildId)?.get(userId)?.nick ?? user?.global_name ?? user?.username ?? "unknown-user";
  }

  titleOf(channel) {
    return channel.type === 1 ? this.nameOf(channel.recipients[0]?.id) : channel.name;
  }

  may(channel, bit) {
    return channel.permissions === undefined || (BigInt(channel.permissions) & (1n << BigInt(bit))) !== 0n;
  }

  // Events

  hear(event, data, pinged) {
    if (CHANNEL_EVENTS.has(event)) return this.changed(() => this.takeChannel(data));
    this[event]?.(data, pinged);
  }

  changed(change, topic = "channels") {
    change();
    this.tell(topic);
  }

  CHANNEL_DELETE(channel) {
    this.changed(() => this.channels.delete(channel.id));
    this.tell("gone", channel.id);
  }

  THREAD_DELETE(channel) {
    this.CHANNEL_DELETE(channel);
  }

  MESSAGE_CREATE(message, pinged) {
    const room = this.room(message.channel_id);
    this.users.set(message.author.id, message.author);
    const channel = this.channels.get(message.channel_id);
    if (!channel) this.tell("strange channel", message.channel_id);
    else if (message.author.id !== this.me.user.id && !(message.flags & 64)) this.countUnread(channel, pinged);
    this.typing.get(message.channel_id)?.delete(message.author.id);
    this.tell("typing");
    if (room.add(message)) this.tell("message", { message, fresh: true });
  }

  countUnread(channel, pinged) {
    const { messages, mentions, ...rest } = channel.unread;
    const calls = pinged || channel.type === 1 ? 1 : 0;
    channel.unread = { ...rest, messages: Math.min(messages + 1, 99), mentions: Math.min(mentions + calls, 99) };
    this.tell("channels");
  }

  MESSAGE_UPDATE(message) {
    if (this.room(message.channel_id).change(message)) this.tell("message", { message, fresh: false });
  }

  MESSAGE_DELETE({ id, channel_id: channelId }) {
    if (this.room(channelId).remove(id)) this.tell("deleted", { id, channelId });
  }

  MESSAGE_DELETE_BULK({ ids, channel_id: channelId }) {
    for (const id of ids) this.MESSAGE_DELETE({ id, channel_id: channelId });
  }

  READ_UPDATE({ channel_id: channelId, unread }) {
    const channel = this.channels.get(channelId);
    if (channel) this.changed(() => { channel.unread = unread; });
  }

  TYPING_START({ channel_id: channelId, user_id: userId }) {
    if (userId === this.me.user.id) return;
    if (!this.typing.has(channelId)) this.typing.set(channelId, new Map());
    this.typing.get(channelId).set(userId, Date.now() + 10_000);
    this.tell("typing");
  }

  GUILD_MEMBER_ADD({ guild_id: guildId, ...member }) {
    this.changed(() => this.takeMember(guildId, member), "members");
  }

  GUILD_MEMBER_UPDATE(member) {
    this.GUILD_MEMBER_ADD(member);
  }

  GUILD_ROLE_CREATE({ guild_id: guildId, role }) {
    this.changed(() => this.roles.set(role.id, { ...role, guild_id: guildId }), "members");
  }

  GUILD_ROLE_UPDATE(data) {
    this.GUILD_ROLE_CREATE(data);
  }

  GUILD_ROLE_DELETE({ role_id: roleId }) {
    this.changed(() => this.roles.delete(roleId), "members");
  }

  BOT_PRESENCE({ user_id: userId, status }) {
    if (!this.users.has(userId)) return this.tell("stale");
    this.changed(() => this.bots.set(userId, status === "online"), "members");
  }

  PERSON_CREATE(person) {
    this.users.set(person.user.id, person.user);
    this.changed(() => this.people.push(person), "people");
  }

  PERSON_UPDATE(person) {
    this.people = this.people.map((one) => (one.user.id === person.user.id ? person : one));
    if (person.user.id === this.me.user.id) this.changed(() => { this.me = person; }, "me");
    this.tell("people");
  }

  USER_UPDATE(user) {
    this.users.set(user.id, user);
    for (const members of this.members.values()) if (members.has(user.id)) members.set(user.id, { ...members.get(user.id), user });
    this.tell("members");
  }

  COMMANDS_UPDATE() {
    this.tell("commands");
  }

  INTERACTION_SUCCESS(data) {
    this.tell("interaction", { ...data, outcome: "success" });
  }

  INTERACTION_FAILURE(data) {
    this.tell("interaction", { ...data, outcome: "failure" });
  }

  INTERACTION_MODAL_CREATE(data) {
    this.tell("interaction", { ...data, outcome: "modal" });
  }
}

export const isThread = (channel) => channel?.type === 11 || channel?.type === 12;
