// What the person did with a bot, from the click until the bot has answered, or has not.

const FAILED = "This interaction failed";
let counted = 0;
const nonce = () => `${Date.now()}-${++counted}`;

/**
 * `mark(messageId)` is asked when controls of a message begin or end to wait, `redraw(messageId)` when something
 * failed; `modal(modal)` shows one, `local(text, about)` says something to this person alone.
 */
export class Interactions {
  constructor(api, store, { redraw, mark, modal, local }) {
    Object.assign(this, { api, store, redraw, mark, modal, local });
    this.waiting = new Map(); // nonce: {messageId?, customId?, values?, name?, submitted?}
    this.failures = new Map(); // message id: words
    this.choices = new Map(); // message id: {custom id: values}, shown until the bot changes the message
    store.listen("interaction", (told) => this.settle(told));
  }

  busy(messageId, customId) {
    return [...this.waiting.values()].some((one) => one.messageId === messageId && one.customId === customId);
  }

  /** What was chosen in a select since the bot last changed its message. */
  valuesFor(messageId, customId) {
    return this.choices.get(messageId)?.[customId];
  }

  /** The bot changed the message: what was chosen and what failed before is over. */
  changed(messageId) {
    this.choices.delete(messageId);
    this.failures.delete(messageId);
  }

  failure(messageId) {
    return this.failures.get(messageId);
  }

  /** A button was clicked or a choice made. A second click while the first is on its way does nothing. */
  async component(message, customId, values) {
    if (this.busy(message.id, customId)) return;
    this.failures.delete(message.id);
    if (values) this.choices.set(message.id, { ...this.choices.get(message.id), [customId]: values });
    await this.begin({ messageId: message.id, customId, values }, (id) =>
      this.api.component(message.channel_id, message.id, { custom_id: customId, values, nonce: id }));
  }

  /** A command is used. Throws what the playground refused, so that the form can say it. */
  async command(channelId, command, body, files) {
    await this.begin({ name: command.name, applicationId: command.application_id, channelId, strict: true }, (id) =>
      this.api.use(channelId, command.id, { ...body, nonce: id }, files));
  }

  /** A modal is handed in: resolves to whether the bot took it. */
  submit(modal, values, files) {
    return new Promise((resolve, reject) => {
      this.begin({ submitted: resolve, strict: true }, (id) => this.api.submitModal(modal.id, values, id, files)).catch(reject);
    });
  }

  async begin(about, send) {
    const id = nonce();
    this.waiting.set(id, about);
    if (about.messageId) this.mark(about.messageId);
    try {
      await send(id);
    } catch (refused) {
      this.waiting.delete(id);
      if (about.strict) throw refused;
      this.fail(about, refused.message);
    }
  }

  settle({ nonce: id, outcome, modal }) {
    const about = this.waiting.get(id);
    if (modal && about) this.modal(modal);
    if (!about) return;
    this.waiting.delete(id);
    if (outcome === "failure") this.fail(about);
    else if (about.messageId) this.mark(about.messageId);
    about.submitted?.(outcome !== "failure");
  }

  fail(about, why) {
    if (about.messageId) {
      this.choices.delete(about.messageId);
      this.failures.set(about.messageId, why ? `${FAILED}. ${why}` : FAILED);
      this.redraw(about.messageId);
    } else if (about.name) this.local("The application did not respond", about);
  }

  /** Nobody will tell any more what became of these. */
  forget() {
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const about of lost) {
      this.fail(about);
      about.submitted?.(false);
    }
  }
}
