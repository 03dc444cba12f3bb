const TIMEOUT_MS = 2_000;

/** Whether the service at an address says that it is ready. */
export async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.body?.cancel();
  return answer.ok;
}
