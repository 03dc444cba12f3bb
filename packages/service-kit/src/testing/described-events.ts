import { readFileSync } from 'node:fs';
import type { EventEnvelope } from '@safari/contracts';
import { ACCEPTED } from '../schemas/accepted.js';
import { type KeptEvents, readKeptEvents } from '../schemas/kept-events.reader.js';
import { PLACES } from '../schemas/places.js';
import { closed, shapes } from './documented.js';

/** Says which events are not as `docs/asyncapi.json` describes them, or as the release before knows them. */
export function eventFaults(events: readonly EventEnvelope[]): string[] {
  const document = closed(JSON.parse(readFileSync(PLACES.asyncApi, 'utf8'))) as {
    components: { schemas: Record<string, object> };
  };
  const ajv = shapes().addSchema(document, 'events');
  const kept = readKeptEvents();
  return events.flatMap((event) => {
    if (!document.components.schemas[event.type]) return [`${event.type} is not described`];
    const ref = `events#/components/schemas/${event.type}`;
    const holds = ajv.getSchema(ref) ?? ajv.compile({ $ref: ref });
    const said = holds(event) ? [] : [ajv.errorsText(holds.errors, { dataVar: 'the event' })];
    return [...said, ...formerFaults(event, kept)].map((fault) => `${event.type}: ${fault}`);
  });
}

/** Services of the release before get it during a roll-out; they ignore fields that they do not know. */
function formerFaults(event: EventEnvelope, kept: KeptEvents): string[] {
  const former = kept[event.type]?.previous?.schema;
  if (!former) return [];
  const ajv = shapes();
  if (ajv.validate(former, event)) return [];
  const text = ajv.errorsText(ajv.errors, { dataVar: 'the event' });
  return Object.keys(ACCEPTED).some((sentence) => sentence.startsWith(event.type))
    ? []
    : [`the release before cannot read it: ${text}`];
}
