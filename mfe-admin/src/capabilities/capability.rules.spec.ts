import { describe, expect, it } from '@jest/globals';
import { capabilityKey, sameSet, toCapabilities, toggled, toSet } from './capability.rules';

const stored = [
  { capabilityType: 'package', itemId: 3 },
  { capabilityType: 'attraction', itemId: 3 },
] as const;

describe('what an operator can do', () => {
  it('keeps a package and an attraction of the same number apart', () => {
    expect(toSet(stored).size).toBe(2);
    expect(toCapabilities(toSet(stored))).toEqual(stored);
  });

  it('is unchanged when a choice is made and taken back', () => {
    const key = capabilityKey('package', 9);
    const once = toggled(toSet(stored), key);
    expect(sameSet(once, toSet(stored))).toBe(false);
    expect(sameSet(toSet(stored), once)).toBe(false);
    expect(sameSet(toggled(once, key), toSet(stored))).toBe(true);
  });

  it('is changed when one choice takes the place of another', () => {
    const [first, other] = [capabilityKey('package', 3), capabilityKey('package', 9)];
    expect(sameSet(toggled(toggled(toSet(stored), first), other), toSet(stored))).toBe(false);
  });
});
