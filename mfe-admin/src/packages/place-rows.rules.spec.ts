import { expect, it } from '@jest/globals';
import { blankPlace, blankStage } from '../shared/item-page/item-page.rules';
import { blankDay } from './itinerary.rules';
import { rowPath } from './place-rows.rules';

const camp = { ...blankPlace, name: 'Mto Camp' };
const days = [
  blankDay(1),
  { ...blankDay(2), stage: { ...blankStage, places: [blankPlace, camp, blankPlace, camp] } },
];

it.each([
  ['itinerary.1.stage.places.0.name', 'itinerary.1.stage.places.1.name'],
  ['itinerary.1.stage.places.1.latitude', 'itinerary.1.stage.places.3.latitude'],
  ['itinerary.1.stage.places.9.name', 'itinerary.1.stage.places.9.name'],
  ['itinerary.7.stage.places.0.name', 'itinerary.7.stage.places.0.name'],
  ['itinerary.1.stage.places', 'itinerary.1.stage.places'],
  ['itinerary.1.title', 'itinerary.1.title'],
  ['page.itinerary.1.stage.places.0', 'page.itinerary.1.stage.places.0'],
])('what the server says of %s stands at %s of a form with blank places', (path, row) => {
  expect(rowPath(days, path)).toBe(row);
});

it('finds the row of a place far down a long trip', () => {
  const places = [blankPlace, ...Array.from({ length: 11 }, () => camp)];
  const trip = Array.from({ length: 12 }, (_, day) => ({
    ...blankDay(day + 1),
    stage: { ...blankStage, places },
  }));
  expect(rowPath(trip, 'itinerary.11.stage.places.10.name')).toBe('itinerary.11.stage.places.11.name');
});
