import { DomainError } from '@safari/service-kit';

interface Waiting {
  start: () => void;
  refuse: (refusal: DomainError) => void;
}

/**
 * Work that is done one at a time, the newest first: a crowd that came before keeps nobody waiting who comes now. Where
 * too many wait, whoever has waited longest is asked to come again.
 */
export class Lane {
  private readonly waiting: Waiting[] = [];
  private busy = false;

  constructor(private readonly longest: number) {}

  /** @throws DomainError `too_many` when the turn never came, and what the work throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy) await this.turn();
    this.busy = true;
    try {
      return await work();
    } finally {
      const next = this.waiting.pop();
      this.busy = next !== undefined;
      next?.start();
    }
  }

  private turn(): Promise<void> {
    return new Promise((start, refuse) => {
      this.waiting.push({ start, refuse });
      if (this.waiting.length > this.longest) this.waiting.shift()?.refuse(tooMany());
    });
  }
}

const tooMany = () =>
  new DomainError('too_many', 'Too many sign-ins at once. Please try again in a moment.', {
    extensions: { retryAfter: 5 },
  });
