import { Injectable } from '@nestjs/common';

/** Tells this process's relay and mail worker that something was committed, so that nobody waits for a poll. */
@Injectable()
export class CommitSignal {
  private readonly listeners = new Set<() => void>();

  committed(): void {
    for (const listener of this.listeners) listener();
  }

  /** @returns how to stop listening */
  onCommit(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
