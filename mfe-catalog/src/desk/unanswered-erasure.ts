const STORED = 'unansweredErasure';
/** An erasure is done within a minute; who is signed out much later is so for another reason. */
const TOLD_MS = 10 * 60_000;

/**
 * Remembers in this window that a customer's erasure was requested and not answered yet, since their account may be
 * gone before the answer can be asked for again. Nothing is remembered where the browser stores nothing.
 */
export const unansweredErasure = {
  note: (customerId: string) => access((kept) => kept.setItem(STORED, `${Date.now()} ${customerId}`)),
  forget: () => access((kept) => kept.removeItem(STORED)),
  isNoted: () => notedOf() !== undefined,
  /** Another one is here now, who has not asked for it. */
  forgetOthers: (customerId: string) => {
    if (notedOf() !== customerId) unansweredErasure.forget();
  },
};

/** Whose it is. */
function notedOf(): string | undefined {
  const [at, customerId] = (access((kept) => kept.getItem(STORED)) ?? '').split(' ');
  return Date.now() - Number(at) < TOLD_MS ? customerId : undefined;
}

function access<T>(work: (kept: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined; // storage is switched off or full
  }
}
