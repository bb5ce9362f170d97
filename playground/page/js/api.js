// The people's API of the embedded Discord, for one person at a time. playground/README.md describes it.

/** The playground refused. `message` says why, `fields` what is wrong where, by the last name of the path. */
export class Refused extends Error {
  constructor(status, body) {
    const fields = {};
    gather(body?.errors ?? {}, [], fields);
    super(Object.values(fields)[0] ?? body?.message ?? `The playground answered ${status}.`);
    this.status = status;
    this.fields = fields;
  }
}

function gather(node, path, fields) {
  if (Array.isArray(node._errors)) fields[path.at(-1) ?? ""] = node._errors[0]?.message ?? "This is not valid.";
  for (const [name, inner] of Object.entries(node)) {
    if (name !== "_errors" && inner && typeof inner === "object") gather(inner, [...path, name], fields);
  }
}

export class Api {
  constructor(key) {
    this.key = key;
    this.person = null;
  }

  async request(method, path, body, files) {
    const headers = { Authorization: `Playground ${this.key}` };
    let payload;
    if (files?.length) {
      payload = new FormData();
      payload.append("payload_json", JSON.stringify(body ?? {}));
      for (const [field, file] of files) payload.append(field, file, file.name);
    } else if (body !== undefined) {
      headers["Content-Type"] = "application/json";
      payload = JSON.stringify(body);
    }
    let response;
    try {
      response = await fetch(`/people${path}`, { method, headers, body: payload });
    } catch {
      throw new Refused(0, { message: "The playground cannot be reached. Is it still running?" });
    }
    const text = await response.text();
    const value = text ? JSON.parse(text) : null;
    if (!response.ok) throw new Refused(response.status, value);
    return value;
  }

  everybody = () => this.request("GET", "");
  addPerson = (name, locale, timezone) => this.request("POST", "", { name, locale, timezone });
  changePerson = (change) => this.request("PATCH", `/${this.person}`, change);
  state = () => this.mine("GET", "/state");
  converse = (user) => this.mine("POST", "/conversations", { user_id: user });
  submitModal = (modal, values, nonce, files) => this.mine("POST", `/modals/${modal}`, { values, nonce }, files);
  closeModal = (modal) => this.mine("DELETE", `/modals/${modal}`);

  messages = (channel, query) => this.in(channel, "GET", `/messages?${new URLSearchParams(query)}`);
  say = (channel, body, files) => this.in(channel, "POST", "/messages", body, files);
  edit = (channel, message, content) => this.in(channel, "PATCH", `/messages/${message}`, { content });
  remove = (channel, message) => this.in(channel, "DELETE", `/messages/${message}`);
  component = (channel, message, body) => this.in(channel, "POST", `/messages/${message}/components`, body);
  pin = (channel, message, pinned) => this.in(channel, pinned ? "PUT" : "DELETE", `/messages/${message}/pin`);
  pins = (channel) => this.in(channel, "GET", "/pins");
  read = (channel, message) => this.in(channel, "PUT", "/read", { message_id: message });
  typing = (channel) => this.in(channel, "POST", "/typing");
  thread = (channel, body) => this.in(channel, "POST", "/threads", body);
  commands = (channel) => this.in(channel, "GET", "/commands");
  use = (channel, command, body, files) => this.in(channel, "POST", `/commands/${command}`, body, files);
  complete = (channel, command, body) => this.in(channel, "POST", `/commands/${command}/autocomplete`, body);

  mine(method, path, body, files) {
    return this.request(method, `/${this.person}${path}`, body, files);
  }

  in(channel, method, path, body, files) {
    return this.mine(method, `/channels/${channel}${path}`, body, files);
  }
}
