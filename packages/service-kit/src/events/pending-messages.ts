import { Readable } from 'node:stream';
import type { JsMsg } from '@nats-io/jetstream';

/**
 * The broker redelivers an event that was neither acknowledged nor reported as in progress for this long, in ms.
 * Together with the lifetime of a pull request it stays well within the 15 s in which a silently dead connection is
 * recovered.
 */
export const ACK_WAIT_MS = 5_000;
/** Interval at which events are reported as in progress, short enough that one report may come late. */
const PROGRESS_INTERVAL_MS = ACK_WAIT_MS / 3;
/**
 * After this time an event is no longer reported, and may be redelivered elsewhere: this process is too slow for it.
 */
const HELD_MS = 30_000;

/**
 * The messages that the broker has delivered, in its order; each is reported as in progress while it waits its turn.
 */
export class PendingMessages implements AsyncIterable<JsMsg> {
  private readonly since = new Map<JsMsg, number>();
  private readonly waiting = new Readable({ objectMode: true, read: () => undefined });
  private progressTimer: NodeJS.Timeout | undefined;

  readonly take = (message: JsMsg): void => {
    this.progressTimer ??= setInterval(() => this.reportProgress(), PROGRESS_INTERVAL_MS).unref();
    this.since.set(message, Date.now());
    this.waiting.push(message);
  };

  [Symbol.asyncIterator](): AsyncIterator<JsMsg> {
    return this.waiting[Symbol.asyncIterator]() as AsyncIterator<JsMsg>;
  }

  /** No longer reported: each was answered, or is to come again. */
  done(messages: readonly JsMsg[]): void {
    for (const message of messages) this.since.delete(message);
  }

  /** Ends the sequence; the broker may deliver what was not answered to others. */
  end(error?: Error | void): void {
    clearInterval(this.progressTimer);
    if (error) this.waiting.destroy(error);
    else this.waiting.push(null);
  }

  private reportProgress(): void {
    const oldest = Date.now() - HELD_MS;
    for (const [message, since] of this.since) {
      if (since < oldest) this.since.delete(message);
      else message.working();
    }
  }
}
