import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What a transaction may leave behind for a worker: the relay's events, letters, or what a service has besides. */
export type Work = 'events' | 'letters' | (string & {});

type Listener = (left: ReadonlySet<Work>) => void;

/** Tells this process's workers what was committed for them, so that nobody waits for a poll or looks in vain. */
@Injectable()
export class CommitSignal {
  private readonly left = new WeakMap<EntityManager, Set<Work>>();
  private readonly listeners = new Set<Listener>();

  /** There is work of that kind once the transaction is committed. */
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
