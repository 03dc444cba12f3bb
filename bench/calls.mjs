import { bothWays } from './support/both-ways.mjs';
import { inTurns, line } from './support/statistics.mjs';
import { signInStaff } from './support/visitors.mjs';

export const title = 'Calls by the gateway';
const TURNS = 5;
/** Calls before measuring, so that a new process has compiled its hot code. */
const WARM_TURNS = 3;

/** What the gateway adds to calls that the office makes all day; *Reads and pages* has the lightest call. */
export async function measure(product) {
  const staff = await signInStaff(product.origin);
  const rows = [];
  for (const [what, path] of [
    ['the office’s list', '/api/bookings'],
    ['what waits for the office', '/api/booking/office-day'],
  ]) {
    const { through, straight } = bothWays(product, path, staff);
    await inTurns(WARM_TURNS, through, straight);
    const turns = await inTurns(TURNS, through, straight);
    rows.push(
      line(
        { what: `${what}, p50`, unit: 'ms', digits: 3, reference: 'the service alone', goal: '≤ 1.4' },
        turns.map((pair) => pair.map(({ p50 }) => p50)),
      ),
    );
  }
  return rows;
}
