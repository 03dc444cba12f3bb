import { describe, expect, it } from '@jest/globals';
import type { JsonSchemas, OpenApi, Operation } from '@safari/service-kit/process';
import { ROUTES } from '../routes/routing-table.js';
import { merge } from './merge.rules.js';

const info = { title: 'Everything', version: '1' };

const answering = (schema?: string): Operation => ({
  operationId: 'x',
  summary: 'X',
  tags: [],
  security: [],
  responses: {
    200: {
      description: 'OK',
      ...(schema && {
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
      }),
    },
  },
});

const document = (paths: Record<string, Operation>, schemas: JsonSchemas = {}): OpenApi => ({
  openapi: '3.1.0',
  info: { title: 'One', version: '1' },
  servers: [{ url: '/' }],
  tags: [],
  paths: Object.fromEntries(Object.entries(paths).map(([path, get]) => [path, { get }])),
  components: { schemas, securitySchemes: {} },
});

const merged = (services: Record<string, OpenApi>, own = document({})) =>
  merge(own, new Map(Object.entries(services)), info);

const schemaAt = ({ paths }: OpenApi, path: string) =>
  paths[path]?.['get']?.responses['200']?.content?.['application/json']?.schema?.$ref;

describe('the document of the whole product', () => {
  it('has what the routing table leads to, and says what it leads nobody to', () => {
    const whole = merged({
      booking: document({
        '/api/bookings/{id}': answering(),
        '/api/bookings/{id}/coordinate': answering(),
        '/openapi.json': answering(),
        '/internal/api/bookings': answering(),
      }),
      operators: document({ '/api/bookings/{id}/coordinate': answering() }),
    });
    expect(Object.keys(whole.paths)).toEqual(['/api/bookings/{id}', '/api/bookings/{id}/coordinate']);
    expect(whole['x-not-routed']).toEqual(['booking: /api/bookings/{id}/coordinate']);
    expect(whole['x-not-documented']).toContain('/api/packages/**');
    expect(whole['x-not-documented']).not.toContain('/api/bookings/**');
  });

  it('is one of OpenAPI 3.1, and says nothing of lines that all lead to what somebody documents', () => {
    const documents = new Map<string, Record<string, Operation>>();
    for (const [path, owner] of ROUTES)
      documents.set(owner, {
        ...documents.get(owner),
        [path.replace('/**', '/{rest}').replace(':id', '{id}')]: answering(),
      });
    const whole = merged(
      Object.fromEntries([...documents].map(([owner, paths]) => [owner, document(paths)])),
    );
    expect(whole).toMatchObject({ openapi: '3.1.0', info });
    expect(whole).not.toHaveProperty('x-not-routed');
    expect(whole).not.toHaveProperty('x-not-documented');
  });

  it('has a service that nobody here has heard of, by what it says of itself', () => {
    const toys = {
      ...document({ '/api/toys/{id}': answering() }),
      tags: [{ name: 'shelves' }, { name: 'toys', description: 'Toys' }],
    };
    const whole = merged({ booking: document({}), toys }, { ...document({}), tags: [{ name: 'gateway' }] });
    expect(Object.keys(whole.paths)).toEqual(['/api/toys/{id}']);
    expect(whole.tags).toEqual([
      { name: 'booking' },
      { name: 'toys', description: 'Toys' },
      { name: 'gateway' },
    ]);
  });

  it('keeps methods that two owners answer at one path, and the calls of the gateway', () => {
    const whole = merged(
      { booking: document({ '/api/trip-active': answering() }) },
      document({ '/healthz': answering('Health') }, { Health: { type: 'object' } }),
    );
    expect(Object.keys(whole.paths)).toEqual(['/api/trip-active', '/healthz']);
    expect(whole.components.schemas).toEqual({ Health: { type: 'object' } });
  });

  it('has one schema for what all call and mean the same', () => {
    const money = { Money: { type: 'string' } };
    const whole = merged({
      booking: document({ '/api/trip-active': answering('Money') }, money),
      catalog: document({ '/api/guides': answering('Money') }, money),
    });
    expect(Object.keys(whole.components.schemas)).toEqual(['Money']);
  });

  it('gives a name that means two things to each its own, with whatever contains it', () => {
    const box = { Box: { type: 'object', properties: { page: { $ref: '#/components/schemas/Page' } } } };
    const whole = merged({
      booking: document({ '/api/trip-active': answering('Box') }, { ...box, Page: { type: 'string' } }),
      catalog: document({ '/api/guides': answering('Box') }, { ...box, Page: { type: 'number' } }),
    });
    expect(schemaAt(whole, '/api/trip-active')).toBe('#/components/schemas/Box');
    expect(schemaAt(whole, '/api/guides')).toBe('#/components/schemas/catalog.Box');
    expect(whole.components.schemas['catalog.Box']?.properties).toEqual({
      page: { $ref: '#/components/schemas/catalog.Page' },
    });
    expect(whole.components.schemas['Page']).toEqual({ type: 'string' });
  });

  it('has a schema that contains its like', () => {
    const node = { Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } } };
    const whole = merged({ booking: document({ '/api/trip-active': answering('Node') }, node) });
    expect(whole.components.schemas).toEqual(node);
  });

  it('leaves out what nothing refers to', () => {
    const whole = merged({
      booking: document({ '/api/trip-active': answering() }, { Unused: { type: 'string' } }),
    });
    expect(whole.components.schemas).toEqual({});
  });
});
