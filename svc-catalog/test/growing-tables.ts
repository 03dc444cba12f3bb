import { KIT_GROWING } from '@safari/service-kit/testing';

/** What grows with every change of the catalogue, as long as the house stands. */
export const GROWING = [...KIT_GROWING];

/** Migrations that closed one of these tables while they ran. They have run; no other is to. */
export const CLOSING: readonly string[] = [];
