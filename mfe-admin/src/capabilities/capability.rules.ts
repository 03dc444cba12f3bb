import type { BookingType, Capability } from '@safari/contracts';

/** What an operator can do, as keys: `package:3`, `attraction:7`. */
export type CapabilitySet = ReadonlySet<string>;

export function capabilityKey(type: BookingType, itemId: number): string {
  return `${type}:${itemId}`;
}

export function toSet(capabilities: readonly Capability[]): CapabilitySet {
  return new Set(capabilities.map(({ capabilityType, itemId }) => capabilityKey(capabilityType, itemId)));
}

export function toCapabilities(set: CapabilitySet): Capability[] {
  return [...set].map((key) => {
    const [type, itemId] = key.split(':');
    return { capabilityType: type as BookingType, itemId: Number(itemId) };
  });
}

export function toggled(set: CapabilitySet, key: string): CapabilitySet {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
}

export function sameSet(a: CapabilitySet, b: CapabilitySet): boolean {
  return a.size === b.size && [...a].every((key) => b.has(key));
}
