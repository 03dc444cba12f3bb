import { DomainError } from '@safari/service-kit';

interface Waiting {
  start: () => void;
  refuse: (refusal: DomainError) => void;
}

/**
 * Does one piece of work at a time, last in first out: a crowd that came before keeps nobody waiting who comes now.
 * Where too many wait, whoever has waited longest is asked to come again.
 */
export class SignInQueue {
  private readonly waiting: Waiting[] = [];
  private busy = false;

  constructor(private readonly maxWaiting: number) {}

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
      if (this.waiting.length > this.maxWaiting) this.waiting.shift()?.refuse(tooMany());
    });
  }
}

const tooMany = () =>
  new DomainError('too_many', 'Too many sign-ins at once. Please try again in a moment.', {
    extensions: { retryAfter: 5 },
  });
