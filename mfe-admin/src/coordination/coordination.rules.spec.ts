import { describe, expect, it } from '@jest/globals';
import { type AvailabilityRequest, COMMUNICATION_STATUSES, type Communication } from '@safari/contracts';
import { latestRequests, waiting } from './coordination.rules';

describe('what waits for an answer', () => {
  it.each(
    COMMUNICATION_STATUSES.map((status) => [status, status === 'pending' || status === 'sent'] as const),
  )('a message of ours that is %s: %p', (status, waits) => {
    const message = { direction: 'outbound', status } as Communication;
    expect(waiting([message])).toHaveLength(waits ? 1 : 0);
  });

  it('is never an answer itself', () => {
    expect(waiting([{ direction: 'inbound', status: 'sent' } as Communication])).toEqual([]);
  });
});

describe('the availability requests', () => {
  it('are the last ten, the newest first', () => {
    const requests = Array.from({ length: 14 }, (_, index) => ({ id: index + 1 }) as AvailabilityRequest);
    expect(latestRequests(requests).map(({ id }) => id)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
  });
});
