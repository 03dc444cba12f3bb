import { AsyncResource } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';

/** Bytes up to which an answer is passed on in one piece. */
const SHORT = 64 * 1024;

/** A short body, passed on in one piece: a stream of it would cost more than the call. */
export class WholeBody {
  constructor(readonly bytes: Buffer) {}

  /** It has arrived, so there is nothing to stop. */
  destroy(): void {}
}

export type AnswerBody = WholeBody | Readable;

interface Answer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: AnswerBody;
}

type Done = (error: Error | null, answer?: Answer) => void;
type Asked = Dispatcher.DispatchOptions;

/** Asks the services, over connections that are kept. */
export class Upstream {
  private readonly agent: Agent;

  constructor(options: Agent.Options) {
    this.agent = new Agent(options);
  }

  request(asked: Asked, done: Done): void {
    this.agent.dispatch(asked, new AnswerReader(asked, done));
  }

  destroy(): Promise<void> {
    return this.agent.destroy();
  }
}

/** Collects a short answer, and streams a long one. */
class AnswerReader extends AsyncResource implements Dispatcher.DispatchHandler {
  private head: Omit<Answer, 'body'> | undefined;
  private readonly parts: Buffer[] = [];
  private stream: Readable | undefined;
  private done: Done | undefined;

  constructor(
    private readonly asked: Asked,
    done: Done,
  ) {
    super('upstream answer');
    this.done = done;
  }

  onRequestStart(): void {}

  onResponseStart(
    controller: Dispatcher.DispatchController,
    statusCode: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (statusCode < 200) return;
    this.head = { statusCode, headers };
    if (this.asked.method !== 'HEAD' && Number(headers['content-length'] ?? Number.NaN) <= SHORT) return;
    this.stream = streamOf(controller);
    this.tell(null, { ...this.head, body: this.stream });
  }

  onResponseData(controller: Dispatcher.DispatchController, part: Buffer): void {
    if (!this.stream) this.parts.push(part);
    else if (!this.stream.push(part)) controller.pause();
  }

  onResponseEnd(): void {
    if (this.stream) this.stream.push(null);
    else if (this.head) this.tell(null, { ...this.head, body: new WholeBody(oneOf(this.parts)) });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    const { body } = this.asked;
    if (body instanceof Readable) body.on('error', () => undefined).destroy(error);
    queueMicrotask(() => (this.stream ? this.stream.destroy(error) : this.tell(error)));
  }

  /** Reports once, in the async context of the request. */
  private tell(error: Error | null, answer?: Answer): void {
    const { done } = this;
    this.done = undefined;
    if (done) this.runInAsyncScope(done, undefined, error, answer);
  }
}

const oneOf = (parts: Buffer[]): Buffer => (parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts));

/** Closing the stream before its end ends the call. */
function streamOf(controller: Dispatcher.DispatchController): Readable {
  return new Readable({
    read: () => controller.resume(),
    destroy(error, destroyed) {
      if (!this.readableEnded) controller.abort(error ?? new Error('nobody waits for the rest'));
      destroyed(error);
    },
  });
}
