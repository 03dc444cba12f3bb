/** The signed-in customer. */
export interface User {
  id: string;
  name: string;
  email: string;
  picture: string | null;
}

/** Who stands behind a request, as svc-auth signs it and every service verifies it. */
export interface Identity {
  customer?: Pick<User, 'id' | 'name' | 'email'>;
  staff?: { id: string; name: string };
}

export interface DevSignIn {
  username: string;
  password: string;
}

/** The password was right; the session is in the cookie. */
export interface SignedIn {
  success: true;
}

export interface StaffMember {
  name: string;
}

/** When a session ends, seen from now. */
export interface SessionEnd {
  inSeconds: number;
  /** It has lasted as long as any may: no use puts this end off. */
  final: boolean;
}

/** When the sessions of a browser end where nobody uses it; `null` for one that it has not. */
export interface SessionEnds {
  customer: SessionEnd | null;
  staff: SessionEnd | null;
}

/** How often the staff password was tried in vain since staff last signed in, before this session. */
export interface StaffSignIns {
  refused: number;
  /** how many different ones they came from */
  addresses: number;
  /** ISO 8601 */
  since: string;
}

/** What svc-auth gives the gateway for the ids in a browser's session cookies. */
export interface SignedIdentity {
  /** for the services, `null` for a visitor */
  token: string | null;
  identity: Identity;
}

/** A cookie that scripts may read: a customer has signed out here, and what they typed goes with them. */
export const SIGNED_OUT_COOKIE = 'signed_out';
