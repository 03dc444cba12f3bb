const STORED = 'unansweredErasure';

/**
 * That an erasure was sent from this window and its answer has not come: by then there may be no account any more to ask
 * for. Nobody remembers it where the browser keeps nothing.
 */
export const unansweredErasure = {
  note: () => access((kept) => kept.setItem(STORED, 'sent')),
  forget: () => access((kept) => kept.removeItem(STORED)),
  isNoted: () => access((kept) => kept.getItem(STORED) !== null) ?? false,
};

function access<T>(work: (kept: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined; // storage is switched off or full
  }
}
