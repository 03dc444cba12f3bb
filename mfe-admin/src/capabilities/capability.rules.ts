import type { BookingType, Capability } from '@safari/contracts';

/** An operator's capabilities as keys: `package:3`, `attraction:7`. */
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

/** Unsaved changes: ticked (true) or unticked (false). */
export type CapabilityDraft = ReadonlyMap<string, boolean>;

/** A draft as stored; empty for no changes. */
export function writeDraft(draft: CapabilityDraft): string {
  return draft.size === 0 ? '' : JSON.stringify([...draft]);
}

export function readDraft(text: string): CapabilityDraft {
  return new Map(text === '' ? [] : (JSON.parse(text) as [string, boolean][]));
}

/** The stored set with the draft's changes. */
export function drafted(stored: CapabilitySet, draft: CapabilityDraft): CapabilitySet {
  const isChosen = (key: string) => draft.get(key) ?? true;
  return new Set([...stored, ...draft.keys()].filter(isChosen));
}

/** The part of a draft whose items are still offered. */
export const draftedOfOffered = (draft: CapabilityDraft, offered: CapabilitySet): CapabilityDraft =>
  new Map([...draft].filter(([key]) => offered.has(key)));

/** The part of a draft that differs from the stored set. */
export function unsaved(draft: CapabilityDraft, stored: CapabilitySet): CapabilityDraft {
  return new Map([...draft].filter(([key, ticked]) => stored.has(key) !== ticked));
}
