import type { JsonSchema, JsonSchemas } from '../annotations/json-schema.js';
import { payloadOf } from './asyncapi.js';
import type { ContractReader } from './contract.reader.js';
import { exampleOf } from './examples.rules.js';
import type { KeptEvent, KeptEvents, KeptVersions } from './kept-events.reader.js';

/** `docs/contracts/events.json`: the events of the contracts beside what was released. */
export function keptEventsFile(reader: ContractReader, kept: KeptEvents): string {
  const present = presentEvents(reader);
  const types = [...new Set([...Object.keys(present), ...Object.keys(kept)])].toSorted();
  return written(
    types.map((type) => {
      const [previous, now] = [kept[type]?.previous, present[type]];
      return [type, { ...(previous && { previous }), ...(now && { present: now }) }];
    }),
  );
}

/** The same after a release: the present version becomes the one that the next release is held to. */
export const releasedEventsFile = (kept: KeptEvents): string =>
  written(
    Object.entries(kept).map(([type, { present }]) => [type, present ? { previous: present, present } : {}]),
  );

function presentEvents(reader: ContractReader): Record<string, KeptEvent> {
  const envelope = reader.members('EventEnvelope', ['type', 'data']);
  const events = [...reader.members('EventData'), ...reader.members('FormerEventData')];
  const schemas = reader.readAll();
  return Object.fromEntries(
    events.map(({ name, schema }) => [name, keptEvent(payloadOf(name, schema, envelope), schemas)]),
  );
}

/** @param schemas where its names are found */
export function keptEvent(payload: JsonSchema, schemas: JsonSchemas): KeptEvent {
  const schema = bare(payload, schemas) as JsonSchema;
  return { schema, examples: [exampleOf(schema, 'least'), exampleOf(schema, 'most')] };
}

/** With every reference written out and without descriptions, so that it can be read without the contracts. */
function bare(value: unknown, schemas: JsonSchemas, within: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => bare(one, schemas, within));
  if (typeof value !== 'object' || value === null) return value;
  const name = (value as JsonSchema).$ref?.split('/').at(-1);
  if (name !== undefined) {
    if (within.includes(name)) throw new Error(`${name} contains itself: an event cannot be kept so`);
    return bare(schemas[name], schemas, [...within, name]);
  }
  const isNamed = 'properties' in value || 'type' in value || 'enum' in value || 'const' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => !(isNamed && key === 'description' && typeof one === 'string'))
      .map(([key, one]) => [key, bare(one, schemas, within)]),
  );
}

/** Leaves out events that neither release publishes. */
function written(events: readonly (readonly [string, KeptVersions])[]): string {
  const told = events.filter(([, { previous, present }]) => previous ?? present);
  return `${JSON.stringify(Object.fromEntries(told), null, 1)}\n`;
}
