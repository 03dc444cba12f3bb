import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { HandlerTable } from '../events/handler-table.js';
import { Inbox, readEnvelope } from '../events/inbox.js';
import { ApiDocument } from '../openapi/document.js';
import type { OpenApi } from '../openapi/openapi.types.js';
import { answerGaps, apiBreaks } from '../schemas/contracts.rules.js';
import { type KeptEvent, readKeptEvents } from '../schemas/kept-events.reader.js';
import { PLACES } from '../schemas/places.js';

/** Set while a release is written down: what is answered now becomes what the next release is held to. */
const RELEASING = 'SAFARI_RELEASING';

interface Consumer {
  app: NestFastifyApplication;
}

/**
 * Hands every event that the service has a handler for to it, as the last two releases tell it, with the least and the
 * most that it may say; no broker and no other service is needed.
 * @param known values that the service has reason to know, by the field's name; asked for anew for every event
 * @returns a sentence for each that it could not apply
 */
export async function unreadEvents(
  { app }: Consumer,
  known: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<string[]> {
  const kept = readKeptEvents();
  const [handlers, inbox] = [app.get(HandlerTable, { strict: false }), app.get(Inbox, { strict: false })];
  const faults: string[] = [];
  for (const [type, handler] of handlers.all()) {
    const { previous, present } = kept[type] ?? {};
    if (!present) faults.push(`${type} is heard and has no contract in docs/contracts: npm run schemas`);
    for (const [release, version] of Object.entries({ previous, present })) {
      for (const example of examplesOf(version)) {
        const event = { ...(withKnown(example, await known()) as object), id: randomUUID() };
        await inbox.apply(readEnvelope(type, JSON.stringify(event)), handler).catch((error: unknown) => {
          faults.push(`${type} of the ${release} release: ${String(error)}: ${JSON.stringify(event)}`);
        });
      }
    }
  }
  return faults;
}

/**
 * What pages of the release before would ask this service for in vain, and what pages of this one would miss in answers
 * of the release before.
 * @returns nothing for a service that no release has had yet
 */
export function contractBreaks({ app }: Consumer, service: string): string[] {
  const document = app.get(ApiDocument, { strict: false }).read();
  const file = PLACES.keptApi(service);
  if (process.env[RELEASING]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(bare(document))}\n`);
  }
  if (!existsSync(file)) return [];
  const former = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
  return [...apiBreaks(former, document), ...answerGaps(former, document)];
}

const examplesOf = (version: KeptEvent | undefined): unknown[] => version?.examples ?? [];

function withKnown(value: unknown, known: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((one) => withKnown(one, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name in known && one !== null ? known[name] : withKnown(one, known),
    ]),
  );
}

/** Without descriptions: wording is not part of a contract. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, one]) =>
          !(/^(description|summary|examples)$/.test(key) && (typeof one === 'string' || Array.isArray(one))),
      )
      .map(([key, one]) => [key, bare(one)]),
  );
}
