import type { BookingType, Capability } from '@safari/contracts';

interface KnownItem {
  type: BookingType;
  id: number;
  name: string;
  deleted: boolean;
}

const keyOf = (type: BookingType, id: number): string => `${type} ${id}`;

/** Each item once, in the order of the request. */
export function distinct(capabilities: readonly Capability[]): Capability[] {
  return [...new Map(capabilities.map((one) => [keyOf(one.capabilityType, one.itemId), one])).values()];
}

/** Whether both name the same items, each of them once. */
export function sameItems(a: readonly Capability[], b: readonly Capability[]): boolean {
  const known = new Set(a.map((one) => keyOf(one.capabilityType, one.itemId)));
  return a.length === b.length && b.every((one) => known.has(keyOf(one.capabilityType, one.itemId)));
}

/** Items that the catalogue does not offer, by field of the form. */
export function faultsOf(
  capabilities: readonly Capability[],
  known: readonly KnownItem[],
): Record<string, string[]> {
  const items = new Map(known.map((item) => [keyOf(item.type, item.id), item]));
  return Object.fromEntries(
    capabilities.flatMap(({ capabilityType, itemId }, index) => {
      const item = items.get(keyOf(capabilityType, itemId));
      if (item && !item.deleted) return [];
      const fault = item
        ? `“${item.name}” is no longer offered.`
        : `There is no ${capabilityType} with the number ${itemId}.`;
      return [[`capabilities.${index}.itemId`, [fault]]];
    }),
  );
}
