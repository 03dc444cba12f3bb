const STORED = 'unansweredErasure';
/** An erasure is done within a minute; who is signed out much later is so for another reason. */
const TOLD_MS = 10 * 60_000;

/**
 * That somebody's erasure was sent from this window and its answer has not come: by then there may be no account any more
 * to ask for. Nobody remembers it where the browser keeps nothing.
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
