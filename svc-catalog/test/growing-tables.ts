import { KIT_GROWING } from '@safari/service-kit/testing';

/** The tables that grow with every change of the catalogue. */
export const GROWING = [...KIT_GROWING];

/** Migrations that closed one of these tables while they ran. They have run; no other is to. */
export const CLOSING: readonly string[] = [];
