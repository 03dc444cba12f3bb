import type { StagedDay, StagePlace, TravelWay } from '@safari/contracts';
import type { Position } from './tanzania';

export interface Leg {
  by: TravelWay;
  from: Position;
  to: Position;
}

/** A place of the route; `days` is empty for one without an overnight stay. */
export interface Stop {
  name: string;
  at: Position;
  days: number[];
}

export interface TripRoute {
  legs: Leg[];
  stops: Stop[];
}

export const positionOf = ({ longitude, latitude }: { longitude: number; latitude: number }): Position => [
  longitude,
  latitude,
];

/** Every way of the route in order, and every place once, with the days that end there. */
export function routeOf(itinerary: readonly Pick<StagedDay, 'day' | 'stage'>[]): TripRoute {
  const visits = itinerary.flatMap(({ day, stage }) =>
    (stage?.places ?? []).map((place, index, places) => ({ place, day, ends: index === places.length - 1 })),
  );
  const stops = new Map<string, Stop>();
  for (const { place, day, ends } of visits) {
    const key = `${place.longitude} ${place.latitude}`;
    const stop = stops.get(key) ?? { name: place.name, at: positionOf(place), days: [] };
    if (ends && !stop.days.includes(day)) stop.days.push(day);
    stops.set(key, stop);
  }
  const legs = visits.flatMap(({ place }, index) => {
    const before = visits[index - 1]?.place;
    return before && !isSame(before, place)
      ? [{ by: place.by, from: positionOf(before), to: positionOf(place) }]
      : [];
  });
  return { legs, stops: [...stops.values()] };
}

const isSame = (a: StagePlace, b: StagePlace): boolean =>
  a.latitude === b.latitude && a.longitude === b.longitude;

/** Day numbers as ranges: 1, 2, 3 and 6 are `1–3, 6`. */
export function asRanges(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && last.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(', ');
}

/** The names of a day's places in order, without consecutive repeats. */
export const placesOf = ({ stage }: Pick<StagedDay, 'stage'>): string[] =>
  stage?.places.map(({ name }) => name).filter((name, index, names) => name !== names[index - 1]) ?? [];
