import { describe, expect, it } from '@jest/globals';
import { addDays, isEmail, today } from '@safari/contracts';
import { itemOf } from './catalogue.js';
import { bookedAt } from './demo.clock.js';
import { demonstration } from './demo.job.js';
import { travelers } from './travelers.js';

describe('the demonstration', () => {
  it('is about sixty bookings of the last months, oldest first', () => {
    expect(demonstration.length).toBeGreaterThanOrEqual(55);
    const moments = demonstration.map(({ bookedAgo }, at) => bookedAt(today(), bookedAgo, at).getTime());
    expect(moments.every((moment) => moment <= Date.now())).toBe(true);
    expect(Math.max(...demonstration.map(({ bookedAgo }) => bookedAgo))).toBeGreaterThan(140);
  });

  it('is made of people who do not exist', () => {
    for (const { email } of Object.values(travelers)) {
      expect(isEmail(email) && email.endsWith('@example.com')).toBe(true);
    }
  });

  it.each(demonstration.map((booking, at) => [at, booking] as const))(
    'booking %i makes sense',
    (_, booking) => {
      const { status, operator, startsIn, bookedAgo, review, item, cancelled } = booking;
      expect(operator === undefined).toBe(status === 'pending' || status === 'cancelled');
      expect(cancelled !== undefined).toBe(status === 'cancelled');
      expect(cancelled?.after ?? 0).toBeLessThanOrEqual(bookedAgo);
      expect(startsIn).toBeGreaterThan(-bookedAgo);
      expect(itemOf(item).itemId).toBeGreaterThan(0);
      if (status === 'completed') expect(startsIn).toBeLessThan(-30);
      else if (status === 'in_progress') expect(startsIn).toBeLessThanOrEqual(0);
      else expect(addDays(today(), startsIn) > today()).toBe(true);
      if (review) expect(status).toBe('completed');
    },
  );
});
