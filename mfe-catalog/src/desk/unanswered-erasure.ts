const STORED = 'unansweredErasure';
/** For how long a sign-out is taken for the result of the erasure, which takes less than a minute. */
const TOLD_MS = 10 * 60_000;

/**
 * Remembers in this window that a customer requested an erasure and got no answer yet, since the account may be gone
 * before they can ask again. Forgotten where the browser has no storage.
 */
export const unansweredErasure = {
  note: (customerId: string) => access((kept) => kept.setItem(STORED, `${Date.now()} ${customerId}`)),
  forget: () => access((kept) => kept.removeItem(STORED)),
  isNoted: () => notedOf() !== undefined,
  /** A different customer is signed in, who has not requested it. */
  forgetOthers: (customerId: string) => {
    if (notedOf() !== customerId) unansweredErasure.forget();
  },
};

/** The id of the customer who requested it. */
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
