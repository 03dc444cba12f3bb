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

/** What was ticked (true) or unticked (false) and is not saved yet. */
export type CapabilityDraft = ReadonlyMap<string, boolean>;

/** A draft as it is kept; without one nothing is. */
export function writeDraft(draft: CapabilityDraft): string {
  return draft.size === 0 ? '' : JSON.stringify([...draft]);
}

export function readDraft(text: string): CapabilityDraft {
  return new Map(text === '' ? [] : (JSON.parse(text) as [string, boolean][]));
}

/** What is stored, with what was changed of it. */
export function drafted(stored: CapabilitySet, draft: CapabilityDraft): CapabilitySet {
  const isChosen = (key: string) => draft.get(key) ?? true;
  return new Set([...stored, ...draft.keys()].filter(isChosen));
}

/** What of a draft is still offered. */
export const draftedOfOffered = (draft: CapabilityDraft, offered: CapabilitySet): CapabilityDraft =>
  new Map([...draft].filter(([key]) => offered.has(key)));

/** What of a draft is not stored. */
export function unsaved(draft: CapabilityDraft, stored: CapabilitySet): CapabilityDraft {
  return new Map([...draft].filter(([key, ticked]) => stored.has(key) !== ticked));
}
