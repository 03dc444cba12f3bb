import { KIT_GROWING } from '@safari/service-kit/testing';

/** The tables that grow with every customer and every sign-in; day-old attempts are removed every hour. */
export const GROWING = [
  ...KIT_GROWING,
  'audit_entry',
  'audit_subject',
  'erasure',
  'provider_account',
  'session',
  'staff_sign_in',
  'used_challenge',
  'user',
];

/** Migrations that closed one of these tables while they ran. They have run; no other is to. */
export const CLOSING = ['SessionUse1760000000030', 'StaffMembers1760000000041', 'FormerSignIns1760000000045'];
