import { readFileSync } from 'node:fs';
import type { EventEnvelope } from '@safari/contracts';
import { PLACES } from '../schemas/places.js';
import { closed, shapes } from './documented.js';

/** Says which events are not as `docs/asyncapi.json` describes them. */
export function eventFaults(events: readonly EventEnvelope[]): string[] {
  const document = closed(JSON.parse(readFileSync(PLACES.asyncApi, 'utf8'))) as {
    components: { schemas: Record<string, object> };
  };
  const ajv = shapes().addSchema(document, 'events');
  return events.flatMap((event) => {
    if (!document.components.schemas[event.type]) return [`${event.type} is not described`];
    const ref = `events#/components/schemas/${event.type}`;
    const holds = ajv.getSchema(ref) ?? ajv.compile({ $ref: ref });
    return holds(event) ? [] : [`${event.type}: ${ajv.errorsText(holds.errors, { dataVar: 'the event' })}`];
  });
}
