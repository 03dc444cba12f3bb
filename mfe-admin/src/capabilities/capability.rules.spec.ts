import { describe, expect, it } from '@jest/globals';
import {
  capabilityKey,
  drafted,
  readDraft,
  toCapabilities,
  toSet,
  unsaved,
  writeDraft,
} from './capability.rules';

const stored = [
  { capabilityType: 'package', itemId: 3 },
  { capabilityType: 'attraction', itemId: 3 },
] as const;

describe('what an operator can do', () => {
  it('keeps a package and an attraction of the same number apart', () => {
    expect(toSet(stored).size).toBe(2);
    expect(toCapabilities(toSet(stored))).toEqual(stored);
  });

  it('is what is stored by now, with what was ticked and unticked', () => {
    const draft = new Map([
      [capabilityKey('package', 9), true],
      [capabilityKey('package', 3), false],
      [capabilityKey('attraction', 3), true],
    ]);
    expect([...drafted(toSet(stored), draft)]).toEqual(['attraction:3', 'package:9']);
    expect([...drafted(new Set(['package:5']), draft)]).toEqual(['package:5', 'package:9', 'attraction:3']);
  });

  it('is kept as long as something of it is not saved', () => {
    const draft = new Map([
      ['package:9', true],
      ['attraction:3', false],
    ]);
    expect(readDraft(writeDraft(draft))).toEqual(draft);
    expect(writeDraft(new Map())).toBe('');
    expect(readDraft('').size).toBe(0);
  });

  it('is not saved as far as it is not stored', () => {
    const [ticked, unticked] = [capabilityKey('package', 9), capabilityKey('package', 3)];
    const draft = new Map([
      [ticked, true],
      [unticked, false],
    ]);
    expect(unsaved(draft, toSet(stored))).toEqual(draft);
    expect(unsaved(draft, new Set([ticked, unticked]))).toEqual(new Map([[unticked, false]]));
    expect(unsaved(draft, new Set([ticked])).size).toBe(0);
  });
});
