import { Readable } from 'node:stream';
import type { JsMsg } from '@nats-io/jetstream';

/**
 * The broker hands an event to somebody else once nobody has spoken of it for so long, in ms: together with the time for
 * which messages are asked for well within the 15 s in which a connection that died without a word is got over.
 */
export const ACK_WAIT_MS = 5_000;
/** Twice within it, so that one word may come late. */
const SPEAK_MS = ACK_WAIT_MS / 3;
/** What is not done by then may be another's: this process is too slow for all that it was handed. */
const HELD_MS = 30_000;

/** What the broker has handed over, in its order; it hears of each that it is being worked on while that waits its turn. */
export class HeldMessages implements AsyncIterable<JsMsg> {
  private readonly since = new Map<JsMsg, number>();
  private readonly waiting = new Readable({ objectMode: true, read: () => undefined });
  private speaking: NodeJS.Timeout | undefined;

  readonly take = (message: JsMsg): void => {
    this.speaking ??= setInterval(() => this.speak(), SPEAK_MS).unref();
    this.since.set(message, Date.now());
    this.waiting.push(message);
  };

  [Symbol.asyncIterator](): AsyncIterator<JsMsg> {
    return this.waiting[Symbol.asyncIterator]() as AsyncIterator<JsMsg>;
  }

  /** Each of them is answered, or shall come again. */
  done(messages: readonly JsMsg[]): void {
    for (const message of messages) this.since.delete(message);
  }

  /** Nothing more comes, and the broker may hand what is not answered to others. */
  end(error?: Error | void): void {
    clearInterval(this.speaking);
    if (error) this.waiting.destroy(error);
    else this.waiting.push(null);
  }

  private speak(): void {
    const oldest = Date.now() - HELD_MS;
    for (const [message, since] of this.since) {
      if (since < oldest) this.since.delete(message);
      else message.working();
    }
  }
}
