import { existsSync, readFileSync } from 'node:fs';
import type { JsonSchema } from '../annotations/json-schema.js';
import { PLACES } from './places.js';

/**
 * One event as one release publishes it: its whole envelope, and examples with the least and the most that it may
 * contain.
 */
export interface KeptEvent {
  schema: JsonSchema;
  examples: unknown[];
}

export interface KeptVersions {
  /** As it was released last; missing where it is new. */
  previous?: KeptEvent;
  /** As the contracts have it; missing where nobody publishes it any more. */
  present?: KeptEvent;
}

export type KeptEvents = Readonly<Record<string, KeptVersions>>;

export const readKeptEvents = (): KeptEvents =>
  existsSync(PLACES.keptEvents) ? (JSON.parse(readFileSync(PLACES.keptEvents, 'utf8')) as KeptEvents) : {};
