/** Names a session to those who may not know its hash. */
export const sessionIdOf = (sessionHash: string): string => sessionHash.slice(0, 12);

/** Who acted where no person of the office did, but a command beside the service. */
export const SYSTEM = 'system';

/** By it every history names staff: themselves, or the session where only the shared password is known. */
export const staffIdOf = ({ hash, staffMemberId }: { hash: string; staffMemberId: string | null }): string =>
  staffMemberId ?? sessionIdOf(hash);
