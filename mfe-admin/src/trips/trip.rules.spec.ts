import { describe, expect, it } from '@jest/globals';
import { PROGRESS_PRESETS, type TripStatus, type TripUpdate } from '@safari/contracts';
import {
  hasMoved,
  isAhead,
  latestFirst,
  newUpdate,
  progressAt,
  readUpdate,
  toUpdateDraft,
  toUpdateFields,
  updateFaults,
  writeUpdate,
} from './trip.rules';

describe('a trip', () => {
  it.each([
    ['preparing', true],
    ['confirmed', true],
    ['in_progress', false],
    ['completed', false],
    ['cancelled', false],
  ] as const)('that is %s has yet to begin: %p', (currentStatus, ahead) => {
    expect(isAhead({ currentStatus })).toBe(ahead);
  });
});

describe('a progress preset', () => {
  it.each([
    [1, [1, 1, 1, 1]],
    [4, [1, 2, 3, 4]],
    [7, [2, 4, 6, 7]],
    [12, [3, 6, 9, 12]],
  ])('stands on a trip of %p days for the days %p', (totalDays, days) => {
    const set = PROGRESS_PRESETS.map((percent) => progressAt(percent, totalDays));
    expect(set.map(({ currentDay }) => currentDay)).toEqual(days);
    expect(set.map(({ completionPercentage }) => completionPercentage)).toEqual([25, 50, 75, 100]);
  });
});

it('a trip that stood there already has not moved', () => {
  const at = (version: number) => ({ version }) as TripStatus;
  expect(hasMoved(at(3), at(4))).toBe(true);
  expect(hasMoved(at(3), at(3))).toBe(false);
});

describe('a trip update', () => {
  const good = { ...newUpdate, updateType: 'departure', title: 'Off to Tarangire' } as const;

  it('begins on day 1, visible to the traveler', () => {
    expect(toUpdateDraft()).toEqual({
      updateType: '',
      title: '',
      description: '',
      location: '',
      dayNumber: '1',
      isVisible: true,
    });
  });

  it('comes back into the form as it was posted, and is sent without the spaces around its texts', () => {
    const fields = {
      title: 'Off to Tarangire',
      description: 'Lunch under a baobab.',
      location: 'Makuyuni',
      dayNumber: 2,
      isVisible: false,
    };
    const stored = { ...fields, updateType: 'departure', id: 5, version: 1 } as TripUpdate;
    const form = { ...fields, updateType: 'departure', dayNumber: '2' } as const;
    expect(toUpdateDraft(stored)).toEqual(form);
    expect(
      toUpdateFields({
        ...form,
        title: ' Off to Tarangire ',
        description: 'Lunch under a baobab.\n',
        location: ' Makuyuni',
      }),
    ).toEqual(fields);
  });

  it('is kept as it was typed, and what nobody has typed anything into is not', () => {
    expect(readUpdate(writeUpdate(good))).toEqual(good);
    expect(readUpdate('{"title":"Off"}')).toEqual({ ...newUpdate, title: 'Off' });
    expect(writeUpdate({ ...newUpdate })).toBe('');
    expect(readUpdate('')).toEqual(newUpdate);
  });

  it('needs a type and a title, and a day from 1', () => {
    expect(updateFaults(good)).toEqual({});
    expect(updateFaults({ ...newUpdate, title: '  ' })).toEqual({
      updateType: 'manage.type.required',
      title: 'manage.title.required',
    });
    for (const dayNumber of ['', '0', '-1', '1.5', 'two']) {
      expect(updateFaults({ ...good, dayNumber })).toEqual({ dayNumber: 'manage.day.invalid' });
    }
  });

  it('stands above those before it', () => {
    const updates = [
      { id: 4, timestamp: '2026-07-01T06:00:00Z' },
      { id: 3, timestamp: '2026-07-02T06:00:00Z' },
      { id: 2, timestamp: '2026-07-02T06:00:00Z' },
    ] as TripUpdate[];
    expect(latestFirst(updates).map(({ id }) => id)).toEqual([3, 2, 4]);
    expect(latestFirst(updates.toReversed()).map(({ id }) => id)).toEqual([3, 2, 4]);
  });
});
