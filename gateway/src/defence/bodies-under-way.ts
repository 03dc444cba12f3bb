import { DomainError } from '@safari/service-kit/process';

/** How long a body that is read whole may take, in ms. */
export const BODY_TIMEOUT_MS = 15_000;
/** Bodies of one client, at all gateways together. */
const PER_CLIENT = 32;
/** Bodies of all clients, at this gateway. */
const IN_ALL = 256;

const tooSlow = () => new DomainError('too_slow', 'The request took too long to arrive. Please try again.');

interface Body {
  client: string;
  giveUp: (refusal: DomainError) => void;
}

/**
 * The request bodies that are arriving. Each has a time limit; where one sender, or all together, have too many, the
 * one that has taken longest is refused, so that whoever sends at a normal speed always gets through.
 */
export class BodiesUnderWay {
  private readonly all = new Set<Body>();
  private readonly counts = new Map<string, number>();

  /** @param shareOf this gateway's part of a limit for all of them */
  constructor(private readonly shareOf: (limit: number) => number) {}

  /**
   * @param giveUp is called once, with the reason, when the body's time is over @returns what to call when it has
   * arrived
   */
  begin(client: string, giveUp: (refusal: DomainError) => void): () => void {
    const body: Body = { client, giveUp };
    const timer = setTimeout(() => this.end(body, true), BODY_TIMEOUT_MS).unref();
    this.all.add(body);
    this.counts.set(client, this.under(client) + 1);
    if (this.under(client) > this.shareOf(PER_CLIENT)) this.endOldest((other) => other.client === client);
    else if (this.all.size > IN_ALL) this.endOldest(() => true);
    return () => {
      clearTimeout(timer);
      this.end(body, false);
    };
  }

  private endOldest(matches: (body: Body) => boolean): void {
    for (const body of this.all) {
      if (!matches(body)) continue;
      this.end(body, true);
      return;
    }
  }

  private end(body: Body, unfinished: boolean): void {
    if (!this.all.delete(body)) return;
    const left = this.under(body.client) - 1;
    if (left > 0) this.counts.set(body.client, left);
    else this.counts.delete(body.client);
    if (unfinished) body.giveUp(tooSlow());
  }

  private under(client: string): number {
    return this.counts.get(client) ?? 0;
  }
}
