/** Holds a live stream as a page does: when it ends, another takes over and is told for how long nothing was heard. */
export class LiveListener {
  /** What each stream said of itself as it began. */
  openings = [];
  #heardAt = Date.now();
  #ending = new AbortController();

  /** @param visitor whose session listens */
  constructor(visitor) {
    this.visitor = visitor;
    this.running = this.#listenOn();
  }

  /** Resolves when the first stream is open. */
  async opened() {
    while (this.openings.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  close() {
    this.#ending.abort();
  }

  async #listenOn() {
    while (!this.#ending.signal.aborted) {
      await this.#listen().catch(() => undefined); // the next one is asked for
      if (!this.#ending.signal.aborted) await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  async #listen() {
    const answer = await this.visitor.open(
      `/api/live?age=${Date.now() - this.#heardAt}`,
      this.#ending.signal,
    );
    let text = '';
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const messages = text.split('\n\n');
      text = messages.pop();
      for (const message of messages) this.#hear(message);
    }
  }

  #hear(message) {
    const data = /^data: (.*)$/m.exec(message)?.[1];
    if (!data) return;
    const said = JSON.parse(data);
    if (said.type === 'live.opened') this.openings.push(said);
    this.#heardAt = Date.now();
  }
}
