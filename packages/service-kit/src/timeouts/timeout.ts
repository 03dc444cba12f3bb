const LATE = Symbol('late');

/** @throws Error when it has not ended after so long; it may still go on then, but its result is ignored */
export async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  const outcome = await inTime(timeoutMs, work, LATE);
  if (outcome === LATE) throw new Error(`it has not ended after ${timeoutMs} ms`);
  return outcome;
}

/** The same with `late` in place of an error. @throws what the work throws in time */
export async function inTime<T, Late>(timeoutMs: number, work: Promise<T>, late: Late): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, late);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
