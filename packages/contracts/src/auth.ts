/** The signed-in customer. */
export interface User {
  id: string;
  name: string;
  email: string;
  picture: string | null;
}

/** The key by which a browser encrypts what was typed and not sent; only the person it belongs to is given it. */
export interface DraftKey {
  /** 256 bits in base64url, always the same for the same person; the release before gives none */
  draftKey?: string;
}

export interface CurrentUser extends User, DraftKey {}

export const STAFF_ROLES = ['owner', 'staff', 'accountant', 'guide'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * What the office does: `read` what there is, the `office`'s work with customers and operators, `money`, `trips` under
 * way, and who belongs to it (`members`).
 */
export type StaffDuty = 'read' | 'office' | 'money' | 'trips' | 'members';

/** What each role may do; every service holds to it. */
export const DUTIES: Readonly<Record<StaffRole, readonly StaffDuty[]>> = {
  owner: ['read', 'office', 'money', 'trips', 'members'],
  staff: ['read', 'office', 'money', 'trips'],
  accountant: ['read', 'money'],
  guide: ['read', 'trips'],
};

/** Who makes a request, as svc-auth signs it and every service verifies it. */
export interface Identity {
  customer?: Pick<User, 'id' | 'name' | 'email'>;
  staff?: { id: string; name: string; role: StaffRole };
}

export interface DevSignIn {
  username: string;
  password: string;
}

/** The password was right; the session is in the cookie. */
export interface SignedIn {
  success: true;
}

/** Who of the office uses this browser. */
export interface StaffSession {
  /** `Staff` behind the shared password */
  name: string;
  role: StaffRole;
  /** of whoever signed in as themselves */
  memberId: string | null;
}

export interface CurrentStaff extends StaffSession, DraftKey {}

/** One of the office, who signs in as themselves. */
export interface StaffMember {
  id: string;
  name: string;
  /** lower case */
  email: string;
  role: StaffRole;
  /** `invited` until they have a passkey or an account to sign in by */
  state: 'invited' | 'active';
  /** whether they sign in by their account at the OpenID provider; the release before lacks it */
  hasAccount?: boolean;
  /** of name and role; the release before lacks it */
  version?: number;
  /** ISO 8601; when the link of their invitation expires, `null` where none is open */
  invitedUntil: string | null;
  /** ISO 8601 */
  lastUsedAt: string | null;
}

export interface InviteStaffMember {
  name: string;
  email: string;
  role: StaffRole;
}

export type ChangeStaffMember = Pick<InviteStaffMember, 'name' | 'role'>;

/** Whoever has the link can join as that member; it is returned once, and only its hash is stored. */
export interface StaffInvitationLink {
  member: StaffMember;
  link: string;
}

/** What the bearer of a link is invited to. */
export interface StaffInvitation {
  name: string;
  email: string;
  role: StaffRole;
}

/** The secret of an invitation's link. */
export interface InvitationToken {
  token: string;
}

/** What a browser's authenticator is asked: the options of WebAuthn Level 3, as JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** The authenticator's answer: the credential of WebAuthn Level 3, as JSON. */
export interface PasskeySignIn {
  credential: Record<string, unknown>;
}

export type AcceptInvitation = InvitationToken & PasskeySignIn;

/** Confirms that it is still the member. */
export interface PasskeyConfirmation {
  /** the answer of one of their passkeys; absent where the OpenID provider has just confirmed it */
  credential?: Record<string, unknown>;
}

/** What a member confirms at the OpenID provider for. */
export interface ConfirmByProvider {
  /** the id of the passkey that is to be removed then; absent where one is to be added */
  removes?: string;
}

/** How members may sign in besides their passkeys. */
export interface StaffSignInWays {
  /** by the account at the OpenID provider that they have joined by */
  account: boolean;
}

/** The address at the OpenID provider to which the browser goes on. */
export interface ProviderAddress {
  address: string;
}

/** Why signing in, joining or confirming by an account at the OpenID provider failed. */
export const ACCOUNT_PROBLEMS = [
  /** it belongs to no member */
  'unknown',
  /** its address is not the invited one, or it is not the account of the member who had to confirm */
  'other',
  /** another member signs in by it */
  'taken',
  /** the provider does not say that the person has just signed in */
  'not-anew',
  'invitation-closed',
  'unavailable',
  /** cancelled, too late, or not proven */
  'failed',
] as const;
export type AccountProblem = (typeof ACCOUNT_PROBLEMS)[number];

/** Why a customer is not signed in by the OpenID provider. */
export const SIGN_IN_PROBLEMS = [
  /** by the person, at the provider */
  'cancelled',
  /** the browser lacks the cookie that was set at the start: too late, another browser, or no cookies */
  'not-started',
  /** the provider has not verified the address */
  'unverified',
  /** another account at the provider signs in by that address */
  'other-account',
  'unavailable',
  /** not proven */
  'failed',
] as const;
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

/** One of a member's passkeys. */
export interface Passkey {
  /** identifies it, but is no secret: nobody can sign in by it */
  id: string;
  /** e.g. `Office laptop` */
  name: string;
  /** ISO 8601 */
  addedAt: string;
  /** ISO 8601 */
  lastUsedAt: string;
}

export interface NamePasskey {
  name: string;
}

export type AddPasskey = NamePasskey & PasskeySignIn;

/** One browser in which somebody is signed in. */
export interface OpenSession {
  /** identifies it, but is no secret: nobody can sign in by it */
  id: string;
  /** e.g. `Firefox on Windows`; `null` where the browser did not say */
  device: string | null;
  /** The parts of that, by which others name it in their language: `Firefox`. A release that has only the whole leaves both out. */
  browser?: string | null;
  /** `Windows` */
  system?: string | null;
  /** ISO 8601 */
  openedAt: string;
  /** ISO 8601, to about a minute */
  lastUsedAt: string;
  /** whether it is the one that asks */
  isThis: boolean;
  /** Staff's: whose it is. */
  name?: string;
}
/** When a session ends, seen from now. */
export interface SessionEnd {
  inSeconds: number;
  /** Whether it is the longest that a session may last, which use does not extend. */
  final: boolean;
}

/** When the sessions of a browser end if it is not used; `null` for one that it does not have. */
export interface SessionEnds {
  customer: SessionEnd | null;
  staff: SessionEnd | null;
}

/** How many attempts at the staff password failed since staff last signed in, before this session. */
export interface StaffSignIns {
  refused: number;
  /** how many different ones they came from */
  addresses: number;
  /** ISO 8601 */
  since: string;
  /** ISO 8601, of the latest of them; absent where there is none, and from the release before */
  latest?: string;
}

/** What svc-auth gives the gateway for the ids in a browser's session cookies. */
export interface SignedIdentity {
  /** for the services, `null` for a visitor */
  token: string | null;
  identity: Identity;
}

/** A cookie that scripts may read: a customer has signed out here, and what they typed goes with them. */
export const SIGNED_OUT_COOKIE = 'signed_out';
