import { createHash } from 'node:crypto';

export type AuditAction =
  | 'staff-signed-in'
  | 'staff-sign-in-failed'
  | 'staff-sign-in-denied'
  | 'staff-signed-out'
  | 'staff-session-idle'
  | 'staff-session-expired'
  | 'staff-session-ended'
  | 'staff-member-invited'
  | 'staff-member-changed'
  | 'staff-member-removed'
  | 'staff-passkey-added'
  | 'staff-passkey-renamed'
  | 'staff-passkey-removed'
  | 'staff-account-bound'
  | CustomerAction;

export type CustomerAction =
  | 'customer-signed-in'
  | 'customer-sign-in-failed'
  | 'customer-sign-in-denied'
  | 'customer-signed-out';

/** The customer of an entry, and the address it came from: stored beside the entry, which stays valid without it. */
export interface AuditSubject {
  /** Random, so that nobody can find out by trying what a seal was made of. */
  salt: string;
  /** null where nobody was recognised */
  customerId: string | null;
  client: string;
}

/** An entry as it is stored. */
export interface AuditEntry {
  id: string;
  /** ISO 8601 with microseconds */
  at: string;
  action: AuditAction;
  /** the address of the request, or for a customer a seal of it; empty where there was no request */
  client: string;
  /**
   * Staff's id, by which every other history names them, or `system`; after a space the id of another member concerned.
   */
  session: string | null;
  /** the hash of the entry before, empty for the first */
  previous: string;
  /** SHA-256 of everything above, hex */
  hash: string;
  /** What the seal was made from, as long as that is kept. */
  subject?: AuditSubject | null;
}

/** The seal that stands in an entry for its subject. */
export function sealOf({ salt, customerId, client }: AuditSubject): string {
  const sealed = createHash('sha256').update([salt, customerId ?? '', client].join('\n'));
  return `sealed:${sealed.digest('hex')}`;
}

/** The hash that an entry must have. */
export function hashOfEntry({ previous, id, at, action, client, session }: AuditEntry): string {
  return createHash('sha256')
    .update([previous, id, at, action, client, session ?? ''].join('\n'))
    .digest('hex');
}

/** The first entry that does not follow from the one before, if any. @param before the entry in front of these, none for the beginning */
export function firstBreak(entries: readonly AuditEntry[], before?: AuditEntry): AuditEntry | undefined {
  return entries.find((entry, index) => {
    const last = entries[index - 1] ?? before;
    return (
      entry.previous !== (last?.hash ?? '') ||
      Number(entry.id) !== Number(last?.id ?? 0) + 1 ||
      entry.hash !== hashOfEntry(entry) ||
      (entry.subject && entry.client !== sealOf(entry.subject))
    );
  });
}
