import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * A kind of work that a transaction can leave for a worker: events for the relay, letters, or one of the service's own.
 */
export type Work = 'events' | 'letters' | (string & {});

type Listener = (left: ReadonlySet<Work>) => void;

/** Tells this process's workers what was committed for them, so that they neither wait for a poll nor poll in vain. */
@Injectable()
export class CommitSignal {
  private readonly left = new WeakMap<EntityManager, Set<Work>>();
  private readonly listeners = new Set<Listener>();

  /** Announces work of that kind once the transaction is committed. */
  leave(tx: EntityManager, work: Work): void {
    const known = this.left.get(tx);
    if (known) known.add(work);
    else this.left.set(tx, new Set([work]));
  }

  committed(tx: EntityManager): void {
    const left = this.left.get(tx) ?? NOTHING;
    for (const listener of this.listeners) listener(left);
  }

  /** @returns how to stop listening */
  onCommit(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

const NOTHING: ReadonlySet<Work> = new Set();
