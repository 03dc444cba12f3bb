import { expect, it } from '@jest/globals';
import { distinct, faultsOf, sameItems } from './capability.rules.js';

const can = (capabilityType: 'package' | 'attraction', itemId: number) => ({ capabilityType, itemId });

it('takes each item once, and a package and an attraction of one number for two', () => {
  expect(distinct([can('package', 1), can('attraction', 1), can('package', 1)])).toEqual([
    can('package', 1),
    can('attraction', 1),
  ]);
});

it('is the same set in whatever order, and another one with an item more, less or exchanged', () => {
  const set = [can('package', 1), can('attraction', 1)];
  expect(sameItems(set, [can('attraction', 1), can('package', 1)])).toBe(true);
  expect(sameItems([], [])).toBe(true);
  for (const other of [
    [],
    set.slice(1),
    [...set, can('package', 2)],
    [can('package', 1), can('package', 2)],
  ]) {
    expect(sameItems(set, other)).toBe(false);
  }
});

it('names what is unknown or no longer offered at its place in the form', () => {
  const known = [
    { type: 'package' as const, id: 1, name: 'Northern Circuit', deleted: false },
    { type: 'package' as const, id: 2, name: 'Old Road', deleted: true },
  ];
  expect(faultsOf([can('package', 1), can('package', 2), can('attraction', 1)], known)).toEqual({
    'capabilities.1.itemId': ['“Old Road” is no longer offered.'],
    'capabilities.2.itemId': ['There is no attraction with the number 1.'],
  });
});
