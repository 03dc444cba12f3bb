import { expect, it } from '@jest/globals';
import { BodiesUnderWay } from './bodies-under-way.js';

/** How many senders of one body each there are. */
const SENDERS = 256;

function underWay() {
  const gaveWay: string[] = [];
  const bodies = new BodiesUnderWay((limit) => limit);
  const begin = (client: string) => bodies.begin(client, () => gaveWay.push(client));
  const arrivals = Array.from({ length: SENDERS }, (_, n) => begin(`192.0.2.${n}`));
  return { begin, arrivals, gaveWay };
}

it('of too many bodies under way the one that has taken longest gives way, however few its sender has', () => {
  const { begin, gaveWay } = underWay();
  expect(gaveWay).toEqual([]);
  begin('198.51.100.0');
  begin('198.51.100.0');
  expect(gaveWay).toEqual(['192.0.2.0', '192.0.2.1']);
});

it('a body that has arrived is none too many, for its sender or for all', () => {
  const { begin, arrivals, gaveWay } = underWay();
  for (const arrived of arrivals) arrived();
  for (let n = 0; n < 100; n += 1) begin('198.51.100.0')();
  for (let n = 1; n < SENDERS; n += 1) begin(`192.0.2.${n}`);
  begin('198.51.100.0');
  expect(gaveWay).toEqual([]);
});
