import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type AuditEntry, firstBreak, hashOfEntry, sealOf } from './audit.rules.js';

/** A valid chain of entries. */
function trail(length: number): AuditEntry[] {
  const entries: AuditEntry[] = [];
  for (let id = 1; id <= length; id += 1) {
    const entry: AuditEntry = {
      id: String(id),
      at: `2026-06-10T08:00:0${id}.000000Z`,
      action: 'staff-signed-in',
      client: '192.0.2.7',
      session: 'a1b2c3d4e5f6',
      previous: entries.at(-1)?.hash ?? '',
      hash: '',
    };
    entries.push({ ...entry, hash: hashOfEntry(entry) });
  }
  return entries;
}

const changed = (entries: readonly AuditEntry[], at: number, facts: Partial<AuditEntry>): AuditEntry[] =>
  entries.map((entry, index) => (index === at ? { ...entry, ...facts } : entry));

describe('the trail of staff’s sign-ins', () => {
  const whole = trail(5);

  it('is whole as it was written, also read in pieces', () => {
    expect(firstBreak(whole)).toBeUndefined();
    expect(firstBreak(whole.slice(2), whole[1])).toBeUndefined();
    expect(firstBreak([])).toBeUndefined();
  });

  it.each([
    ['at', { at: '2026-06-10T09:00:00.000000Z' }],
    ['action', { action: 'staff-signed-out' }],
    ['client', { client: '192.0.2.8' }],
    ['session', { session: null }],
    ['hash', { hash: '0'.repeat(64) }],
  ] as const)('shows that somebody changed the %s of an entry', (_, facts) => {
    expect(firstBreak(changed(whole, 2, facts))?.id).toBe('3');
  });

  it('shows a changed entry whose hash was made anew, at the entry after it', () => {
    const forged = changed(whole, 2, { client: '192.0.2.8' });
    const entry = forged[2] as AuditEntry;
    expect(firstBreak(changed(forged, 2, { hash: hashOfEntry(entry) }))?.id).toBe('4');
  });

  it('shows that an entry is gone, from the beginning, the middle, or between two pieces', () => {
    expect(firstBreak(whole.slice(1))?.id).toBe('2');
    expect(firstBreak(whole.filter(({ id }) => id !== '3'))?.id).toBe('4');
    expect(firstBreak(whole.slice(3), whole[1])?.id).toBe('4');
  });

  it('shows a number left out, though the hashes follow from each other', () => {
    const [first, second] = whole as [AuditEntry, AuditEntry];
    const skipped = { ...second, id: '3' };
    expect(firstBreak([first, { ...skipped, hash: hashOfEntry(skipped) }])?.id).toBe('3');
  });

  it('holds with whose a sealed entry is and without, and shows when that was changed', () => {
    const subject = { salt: 'a1', customerId: 'c-1', client: '192.0.2.7' };
    const [entry] = changed(trail(1), 0, { action: 'customer-signed-in', client: sealOf(subject) }) as [
      AuditEntry,
    ];
    const sealed = { ...entry, hash: hashOfEntry(entry) };
    expect(firstBreak([{ ...sealed, subject }])).toBeUndefined();
    expect(firstBreak([{ ...sealed, subject: null }])).toBeUndefined();
    for (const other of [
      { salt: 'a2' },
      { customerId: 'c-2' },
      { customerId: null },
      { client: '192.0.2.8' },
    ])
      expect(firstBreak([{ ...sealed, subject: { ...subject, ...other } }])?.id).toBe('1');
  });

  it('finds what is sealed long ago as it was sealed', () => {
    const sealed = (text: string) => `sealed:${createHash('sha256').update(text).digest('hex')}`;
    const subject = { salt: 'a1', customerId: 'c-1', client: '192.0.2.7' };
    expect(sealOf(subject)).toBe(sealed('a1\nc-1\n192.0.2.7'));
    expect(sealOf({ ...subject, customerId: null })).toBe(sealed('a1\n\n192.0.2.7'));
  });

  it('tells facts apart that together read the same', () => {
    const [entry] = trail(1) as [AuditEntry];
    const shifted = { ...entry, client: '192.0.2.7a1b2c3d4e5f6', session: null };
    expect(hashOfEntry(shifted)).not.toBe(hashOfEntry(entry));
    expect(hashOfEntry({ ...entry, session: null })).toBe(hashOfEntry({ ...entry, session: '' }));
  });
});
