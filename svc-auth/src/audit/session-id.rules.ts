/** Identifies a session for those who may not know its hash. */
export const sessionIdOf = (sessionHash: string): string => sessionHash.slice(0, 12);

/** Who acted where a command did, not a person of the office. */
export const SYSTEM = 'system';

/** The id by which every history names staff: their own, or the session's where only the shared password is known. */
export const staffIdOf = ({ hash, staffMemberId }: { hash: string; staffMemberId: string | null }): string =>
  staffMemberId ?? sessionIdOf(hash);
