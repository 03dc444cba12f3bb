import type { Package } from '@safari/contracts';

const SHOWN = 3;

/** The three packages most similar to this one, by category, location, attractions and price; most similar first. */
export function similarPackages<Listed extends Package>(item: Package, all: readonly Listed[]): Listed[] {
  return all
    .filter(({ id }) => id !== item.id)
    .map((other) => ({ other, alike: likeness(item, other) }))
    .toSorted((a, b) => b.alike - a.alike || a.other.id - b.other.id)
    .slice(0, SHOWN)
    .map(({ other }) => other);
}

function likeness(a: Package, b: Package): number {
  const visited = b.attractionIds.filter((id) => a.attractionIds.includes(id)).length;
  const ratio = Number(a.price) / Number(b.price);
  return (
    (a.type === b.type ? 2 : 0) +
    (a.location === b.location ? 3 : 0) +
    Math.min(visited, 3) +
    (ratio > 0.6 && ratio < 1.7 ? 2 : 0)
  );
}
