import { describe, expect, it } from '@jest/globals';
import type { StagedDay, StagePlace } from '@safari/contracts';
import { asRanges, placesOf, routeOf } from './route.rules';

const place = (name: string, longitude: number, by: StagePlace['by'] = 'road'): StagePlace => ({
  name,
  latitude: -3,
  longitude,
  by,
});
const day = (number: number, ...places: StagePlace[]): Pick<StagedDay, 'day' | 'stage'> => ({
  day: number,
  stage: { places, drivingHours: null, walkingHours: null, imageUrl: '' },
});

const arusha = place('Arusha', 36);
const tarangire = place('Tarangire', 36.5);
const camp = place('Camp', 35.5);

describe('the route of a journey', () => {
  it('goes through every place in order, from day to day, by what brings one there', () => {
    const { legs } = routeOf([day(1, arusha, tarangire), day(2, place('Camp', 35.5, 'air'))]);
    expect(legs).toEqual([
      { by: 'road', from: [36, -3], to: [36.5, -3] },
      { by: 'air', from: [36.5, -3], to: [35.5, -3] },
    ]);
  });

  it('has every place once, with the days that end there', () => {
    const { stops } = routeOf([day(1, arusha, tarangire, camp), day(2, camp), day(3, tarangire, arusha)]);
    expect(stops.map(({ name, days }) => [name, days])).toEqual([
      ['Arusha', [3]],
      ['Tarangire', []],
      ['Camp', [1, 2]],
    ]);
  });

  it('has no way where one stays, though a way due north or due east is one', () => {
    const north = { ...camp, name: 'Northern camp', latitude: -2 };
    const { legs } = routeOf([
      day(1, camp),
      day(2, { ...camp, name: 'The camp' }),
      day(3, north),
      day(4, camp, arusha),
    ]);
    expect(legs.map(({ from, to }) => [from, to])).toEqual([
      [
        [35.5, -3],
        [35.5, -2],
      ],
      [
        [35.5, -2],
        [35.5, -3],
      ],
      [
        [35.5, -3],
        [36, -3],
      ],
    ]);
  });

  it('is nothing where no place was entered', () => {
    expect(routeOf([{ day: 1, stage: null }, day(2)])).toEqual({ legs: [], stops: [] });
  });
});

it('days that follow one another are said in few signs', () => {
  expect([[1], [1, 2], [1, 2, 3, 6], [2, 4], []].map(asRanges)).toEqual(['1', '1–2', '1–3, 6', '2, 4', '']);
});

it('a day names its places in order, none twice in a row', () => {
  expect(placesOf(day(1, arusha, arusha, camp, arusha))).toEqual(['Arusha', 'Camp', 'Arusha']);
  expect(placesOf({ stage: null })).toEqual([]);
});
