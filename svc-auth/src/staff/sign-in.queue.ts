import { DomainError } from '@safari/service-kit';
import { WINDOW_S } from './staff-throttle.rules.js';

/** Somebody who waits, and what their rank depends on. */
export interface Claimant {
  /** All its addresses take turns as one, however many try. */
  network: string;
  /** The address itself. */
  client: string;
}

interface Waiting extends Claimant {
  start: () => void;
  refuse: (refusal: DomainError) => void;
}

/** Hashing takes a processor: more at once would only slow each one down, and keep others from the database. */
const AT_ONCE = 2;
const MAX_WAITING = 100;
const MAX_ENTRIES = 10_000;

/**
 * Decides whose password is compared next: first addresses from which staff have signed in, then the network with the
 * fewest recent failures, and among equals the one whose last turn is longest ago. So a crowd of guessers delays only
 * itself. Within a network the newest request goes first, since whoever has waited long may have left. Each instance
 * keeps its own record, which is enough to order its own queue.
 */
export class SignInQueue {
  private readonly waiting: Waiting[] = [];
  private readonly failures = new Map<string, { count: number; until: number }>();
  private readonly turns = new Map<string, number>();
  /** Addresses from which staff have signed in. */
  private readonly known = new Map<string, true>();
  private turn = 0;
  private running = 0;

  /** @throws DomainError `too_many` when the turn never came, and what the work throws */
  async run<T>(claimant: Claimant, work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await this.wait(claimant);
    else this.running += 1;
    remember(this.turns, claimant.network, (this.turn += 1));
    try {
      return await work();
    } finally {
      const next = this.take();
      if (next) next.start();
      else this.running -= 1;
    }
  }

  /** Counts a wrong password of this network. */
  failed(network: string): void {
    remember(this.failures, network, {
      count: this.failuresOf(network) + 1,
      until: Date.now() + WINDOW_S * 1000,
    });
  }

  /**
   * Remembers the address as staff's; forgets the network's failures, which were staff's own, and its last turn, so
   * that its next one comes soon.
   */
  succeeded({ network, client }: Claimant): void {
    remember(this.known, client, true);
    this.failures.delete(network);
    this.turns.delete(network);
  }

  private wait(claimant: Claimant): Promise<void> {
    return new Promise((start, refuse) => {
      this.waiting.push({ ...claimant, start, refuse });
      if (this.waiting.length > MAX_WAITING) this.refuseLast();
    });
  }

  private take(): Waiting | undefined {
    let first: Waiting | undefined;
    for (const one of this.waiting) if (!first || this.compare(one, first) <= 0) first = one;
    return first && this.remove(first);
  }

  /** Refuses the lowest in rank; among equals one of the network with the most waiting, so that single clients stay. */
  private refuseLast(): void {
    const crowds = new Map<string, number>();
    for (const { network } of this.waiting) crowds.set(network, (crowds.get(network) ?? 0) + 1);
    const larger = (a: Waiting, b: Waiting) => (crowds.get(a.network) ?? 0) - (crowds.get(b.network) ?? 0);
    let last: Waiting | undefined;
    for (const one of this.waiting) {
      if (!last || (this.judge(one, last) || larger(one, last) || this.since(one, last)) > 0) last = one;
    }
    if (last) this.remove(last).refuse(tooMany());
  }

  private remove(one: Waiting): Waiting {
    this.waiting.splice(this.waiting.indexOf(one), 1);
    return one;
  }

  /** Negative where `a` goes before `b`. */
  private compare(a: Waiting, b: Waiting): number {
    return this.judge(a, b) || this.since(a, b);
  }

  /** Negative where `a` ranks before `b` by known address and failures. */
  private judge(a: Waiting, b: Waiting): number {
    const known = Number(this.known.has(b.client)) - Number(this.known.has(a.client));
    return known || this.failuresOf(a.network) - this.failuresOf(b.network);
  }

  /** Negative where the last turn of `a` is longer ago. */
  private since(a: Waiting, b: Waiting): number {
    return (this.turns.get(a.network) ?? 0) - (this.turns.get(b.network) ?? 0);
  }

  private failuresOf(network: string): number {
    const known = this.failures.get(network);
    return known && known.until > Date.now() ? known.count : 0;
  }
}

/** Stores it as the newest entry; the oldest is dropped when the map is full. */
function remember<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= MAX_ENTRIES) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}

const tooMany = () =>
  new DomainError('too_many', 'Too many sign-ins at once. Please try again in a moment.', {
    extensions: { retryAfter: 5 },
  });
