import { describe, expect, it } from '@jest/globals';
import { anActiveTrip } from '../testing/examples';
import { knownTrips } from './known-trips.rules';

const trip = (id: string, startDate: string) => anActiveTrip(startDate, 2, id);
const [a, b, c, d] = [
  trip('a', '2027-03-01'),
  trip('b', '2027-03-02'),
  trip('c', '2027-03-02'),
  trip('d', '2027-03-05'),
];
const known = (...args: Parameters<typeof knownTrips>) => {
  const { trips, fresh } = knownTrips(...args);
  return [trips.map(({ booking: { id }, trip: { startDate } }) => `${id} ${startDate.slice(8)}`), fresh];
};

describe('the trips that are known once the beginning of their list was read anew', () => {
  it('are those, and what came after them', () => {
    expect(known([a, b, c, d], [a, b], false)).toEqual([['a 01', 'b 02', 'c 02', 'd 05'], 2]);
    expect(known([a, c, d], [b], false)).toEqual([['b 02', 'c 02', 'd 05'], 1]);
  });

  it('are without those that would stand among them and do not', () => {
    expect(known([a, b, c, d], [a, c], false)).toEqual([['a 01', 'c 02', 'd 05'], 2]);
  });

  it('have one that moved forward once, as it is now', () => {
    expect(known([a, b, d], [a, trip('d', '2027-03-01')], false)).toEqual([['a 01', 'd 01', 'b 02'], 2]);
  });

  it('are no more than what was read where that is all', () => {
    expect(known([a, b, c, d], [a, b], true)).toEqual([['a 01', 'b 02'], 2]);
    expect(known([a], [], true)).toEqual([[], 0]);
  });
});
