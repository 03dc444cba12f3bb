import type { FRONT_PAGE_POSITIONS, Package } from '@safari/contracts';

export type FrontPagePosition = (typeof FRONT_PAGE_POSITIONS)[number];

export interface FrontPageChoice {
  position: FrontPagePosition;
  /** The package; undefined where the position is to be free. */
  id: number | undefined;
}

export type DisplayOrderChange = Pick<Package, 'id' | 'displayOrder'>;

/** The change that fulfils a choice; undefined where nothing has to change. */
export function changeFor(
  packages: readonly Package[],
  { position, id }: FrontPageChoice,
): DisplayOrderChange | undefined {
  if (id !== undefined) return { id, displayOrder: position };
  const holder = packages.find(({ displayOrder }) => displayOrder === position);
  return holder && { id: holder.id, displayOrder: null };
}

/** The packages as they are once a change is saved: a position has one package. */
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

/** The choices with another one, the last of a position replacing those before; the first of all is being saved. */
export function withChoice(
  [underWay, ...waiting]: readonly FrontPageChoice[],
  choice: FrontPageChoice,
): readonly FrontPageChoice[] {
  if (!underWay) return [choice];
  return [underWay, ...waiting.filter(({ position }) => position !== choice.position), choice];
}
