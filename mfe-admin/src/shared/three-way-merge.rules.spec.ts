import { describe, expect, it } from '@jest/globals';
import { changedFields, conflictingFields, mergeDrafts } from './three-way-merge.rules';

const base = { name: 'Nyota Camp', phone: '1', specialties: ['walks'], rating: '4' };

describe('an edit of what somebody else has changed meanwhile', () => {
  it('keeps what I typed and takes over what they saved elsewhere', () => {
    const mine = { ...base, name: 'Nyota Tented Camp' };
    const theirs = { ...base, phone: '2', specialties: ['walks', 'boats'] };
    expect(changedFields(base, theirs)).toEqual(['phone', 'specialties']);
    expect(conflictingFields(base, mine, theirs)).toEqual([]);
    expect(mergeDrafts(base, mine, theirs)).toEqual({ ...theirs, name: 'Nyota Tented Camp' });
  });

  it('names the fields that both of us changed, and lets mine stand', () => {
    const mine = { ...base, rating: '4.5', phone: '3' };
    const theirs = { ...base, rating: '3.9', phone: '3' };
    expect(conflictingFields(base, mine, theirs)).toEqual(['rating']);
    expect(mergeDrafts(base, mine, theirs).rating).toBe('4.5');
  });

  it('compares lists by what is in them', () => {
    expect(changedFields(base, { ...base, specialties: ['walks'] })).toEqual([]);
  });
});
