import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { asyncApiFile } from './asyncapi.js';
import { brokerFile } from './broker.file.js';
import { contractSchemasFile, contractTypesFile } from './contract.file.js';
import { ContractReader } from './contract.reader.js';
import { PLACES } from './places.js';

interface AsyncApi {
  channels: Record<string, unknown>;
  operations: Record<
    string,
    { action: 'send' | 'receive'; channel: { $ref: string }; tags: { name: string }[] }
  >;
}

const read = (file: string) => readFileSync(file, 'utf8');
const asyncApi = () => JSON.parse(read(PLACES.asyncApi)) as AsyncApi;
let made: ContractReader | undefined;
const reader = () => (made ??= new ContractReader(PLACES.contracts));

describe('what is written from the sources', () => {
  it('is of these contracts and these services; else run `npm run schemas`', () => {
    expect(read(PLACES.contractTypes)).toBe(contractTypesFile(reader()));
    expect(read(PLACES.contractSchemas)).toBe(contractSchemasFile(reader()));
    expect(read(PLACES.asyncApi)).toBe(asyncApiFile(reader(), PLACES.root));
    expect(read(PLACES.broker)).toBe(brokerFile(PLACES.root));
  });

  it('keeps the names of the contracts, and says what a number, a moment and a maybe is', () => {
    const schemas = reader().readAll();
    expect(schemas['Booking']?.properties).toMatchObject({
      itemId: { type: 'integer' },
      status: { $ref: '#/components/schemas/BookingStatus' },
      assignedOperatorId: { type: ['integer', 'null'] },
      totalPrice: { $ref: '#/components/schemas/Money' },
      createdAt: { type: 'string', format: 'date-time' },
    });
    expect(schemas['Booking']?.required).toContain('assignedOperatorId');
    expect(schemas['BookingStatus']?.enum?.[0]).toBe('pending');
    expect(schemas['Package']?.properties?.['displayOrder']).toEqual({ enum: [1, 2, 3, null] });
    expect(schemas['ItineraryDay']?.required).not.toContain('videoUrl');
    expect(schemas['Problem']?.additionalProperties).toBe(true);
  });
});

describe('the description of events', () => {
  it('is valid AsyncAPI 3.0', () => {
    const schema = createRequire(import.meta.url)('@asyncapi/specs/schemas/3.0.0-without-$id.json') as object;
    const ajv = new Ajv({ strict: false, logger: false });
    addFormats.default(ajv);
    const holds = ajv.compile(schema);
    holds(asyncApi());
    expect(holds.errors ?? []).toEqual([]);
  });

  it('has an address for each event of the contracts, and one owner that publishes it', () => {
    const { channels, operations } = asyncApi();
    const events = reader()
      .members('EventData')
      .map(({ name }) => name);
    expect(Object.keys(channels)).toEqual(events);
    for (const event of events) {
      const senders = Object.values(operations)
        .filter(({ action, channel }) => action === 'send' && channel.$ref === `#/channels/${event}`)
        .map(({ tags }) => tags[0]?.name);
      expect({ event, senders }).toEqual({ event, senders: [`svc-${event.split('.')[0]}`] });
    }
  });

  it('says of each service what its own page says', () => {
    for (const { action, channel, tags } of Object.values(asyncApi().operations)) {
      const service = tags[0]?.name ?? '';
      const event = channel.$ref.replace('#/channels/', '');
      if (!service.startsWith('svc-')) continue;
      const page = read(join(PLACES.root, service, 'README.md'));
      const ending = event.slice(event.indexOf('.', event.indexOf('.') + 1)); // pages shorten `owner.thing`
      expect({ service, action, event, said: page.includes(ending) }).toEqual({
        service,
        action,
        event,
        said: true,
      });
    }
  });
});
