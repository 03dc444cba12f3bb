import type { FRONT_PAGE_POSITIONS, Package } from '@safari/contracts';

export type FrontPagePosition = (typeof FRONT_PAGE_POSITIONS)[number];

export interface FrontPageChoice {
  position: FrontPagePosition;
  /** The package's id; undefined to clear the position. */
  id: number | undefined;
}

export type DisplayOrderChange = Pick<Package, 'id' | 'displayOrder'>;

/** The change that applies a choice; undefined if nothing has to change. */
export function changeFor(
  packages: readonly Package[],
  { position, id }: FrontPageChoice,
): DisplayOrderChange | undefined {
  if (id !== undefined) return { id, displayOrder: position };
  const holder = packages.find(({ displayOrder }) => displayOrder === position);
  return holder && { id: holder.id, displayOrder: null };
}

/** The packages after a change is saved: each position has at most one package. */
export function afterChange(
  packages: readonly Package[],
  change: DisplayOrderChange | undefined,
): readonly Package[] {
  if (!change) return packages;
  const { id, displayOrder } = change;
  return packages.map((one) => {
    if (one.id === id) return { ...one, displayOrder };
    return displayOrder !== null && one.displayOrder === displayOrder ? { ...one, displayOrder: null } : one;
  });
}

/**
 * The choices with another one added, which replaces earlier ones for the same position, except the first: it is being
 * saved.
 */
export function withChoice(
  [underWay, ...waiting]: readonly FrontPageChoice[],
  choice: FrontPageChoice,
): readonly FrontPageChoice[] {
  if (!underWay) return [choice];
  return [underWay, ...waiting.filter(({ position }) => position !== choice.position), choice];
}
