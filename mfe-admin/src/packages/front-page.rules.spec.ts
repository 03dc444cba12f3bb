import { expect, it } from '@jest/globals';
import type { Package } from '@safari/contracts';
import { examplePackage } from '@safari/contracts/testing';
import { afterChange, changeFor, type FrontPageChoice, withChoice } from './front-page.rules';

const places = (...all: Package['displayOrder'][]) =>
  all.map((displayOrder, at) => examplePackage({ id: at + 1, displayOrder }));
const placesOf = (packages: readonly Package[]) => packages.map(({ displayOrder }) => displayOrder);
const choice = (position: FrontPageChoice['position'], id?: number): FrontPageChoice => ({ position, id });

it('a package that is chosen takes the position, and nothing chosen frees whoever holds it', () => {
  const packages = places(2, null, 1);
  expect(changeFor(packages, choice(1, 2))).toEqual({ id: 2, displayOrder: 1 });
  expect(changeFor(packages, choice(1))).toEqual({ id: 3, displayOrder: null });
  expect(changeFor(packages, choice(3))).toBeUndefined();
});

it('a position has one package afterwards, and a package one position', () => {
  expect(placesOf(afterChange(places(1, 2, null), { id: 3, displayOrder: 1 }))).toEqual([null, 2, 1]);
  expect(placesOf(afterChange(places(1, 2, null), { id: 2, displayOrder: 3 }))).toEqual([1, 3, null]);
});

it('a position that is freed takes nobody else from theirs, and no change changes nothing', () => {
  const before = places(1, 2, null);
  const after = afterChange(before, { id: 1, displayOrder: null });
  expect(placesOf(after)).toEqual([null, 2, null]);
  expect(after[2]).toBe(before[2]);
  expect(afterChange(before, undefined)).toBe(before);
});

it('the last choice of a position replaces those that wait, and never the one that is being saved', () => {
  expect(withChoice([], choice(1, 5))).toEqual([choice(1, 5)]);
  expect(withChoice([choice(1, 5)], choice(1, 6))).toEqual([choice(1, 5), choice(1, 6)]);
  expect(withChoice([choice(1, 5), choice(1, 6), choice(2, 7)], choice(1, 8))).toEqual([
    choice(1, 5),
    choice(2, 7),
    choice(1, 8),
  ]);
});
