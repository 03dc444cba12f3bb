import { cpuSeconds } from './processes.mjs';
import { load } from './tools.mjs';
import { identityOf } from './visitors.mjs';

/** The header with the caller's identity token, as the gateway would send it; expires after a minute. */
export const authorizationOf = async (product, cookie) => `Bearer ${await identityOf(product, cookie)}`;

/** @returns p50 in ms, and each process's CPU time for 1,000 calls in s */
export async function asked(url, headers, pids = []) {
  const before = pids.map(cpuSeconds);
  const { requests, p50 } = await load(url, { headers, seconds: 3 });
  return { p50, costs: pids.map((pid, at) => (1_000 * (cpuSeconds(pid) - before[at])) / requests) };
}

/** One call of svc-booking, through the gateway and directly. @param cookie the caller's */
export function bothWays(product, path, cookie) {
  const pids = ['gateway', 'svc-booking'].map((name) => product.pid(name));
  return {
    through: () => asked(product.origin + path, { cookie }, pids),
    straight: async () =>
      asked(product.services.booking + path, { authorization: await authorizationOf(product, cookie) }),
  };
}
