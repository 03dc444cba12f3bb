import { readFileSync } from 'node:fs';
import { Inject, Injectable, type Type } from '@nestjs/common';
import { type JsonSchema, type JsonSchemas, referredTo } from '../annotations/json-schema.js';
import { sessionCookie } from '../identity/cookies.js';
import { ownerOf } from '../paths/owner.js';
import type { OpenApi } from './openapi.types.js';
import { operationOf, type Requests } from './operation.js';
import { requestSchema } from './request.schema.js';
import { RouteReader } from './route.reader.js';

export interface DocumentOptions {
  /** e.g. `svc-booking` */
  service: string;
  /** What it is for, in a few words. */
  about?: string;
  /** Session cookies have other names under https. */
  publicOrigin: string;
}

export const DOCUMENT_OPTIONS = Symbol('DOCUMENT_OPTIONS');

/** This process's own OpenAPI document, made of its controllers, its request classes and the contracts. */
@Injectable()
export class ApiDocument {
  constructor(
    @Inject(DOCUMENT_OPTIONS) private readonly options: DocumentOptions,
    private readonly routes: RouteReader,
  ) {}

  /** @throws Error naming a route, a rule or a name that the document cannot describe */
  read(): OpenApi {
    const { about } = this.options;
    const service = ownerOf(this.options.service);
    const contracts = contractSchemas();
    const requests = new RequestClasses(contracts);
    const paths: OpenApi['paths'] = {};
    for (const route of this.routes.read()) {
      paths[route.path] = {
        ...paths[route.path],
        [route.method]: operationOf(route, service, requests),
      };
    }
    const needed = referredTo([paths, requests.schemas], contracts);
    return {
      openapi: '3.1.0',
      info: { title: this.options.service, version: '1' },
      servers: [{ url: '/' }],
      tags: [{ name: service, ...(about && { description: about }) }],
      paths,
      components: {
        schemas: {
          ...Object.fromEntries(
            Object.entries(contracts).filter(([name]) => needed.has(name) || name === 'Problem'),
          ),
          ...requests.schemas,
        },
        securitySchemes: {
          customer: this.session('customer', 'The session of a signed-in customer'),
          staff: this.session('staff', 'The session of staff'),
        },
      },
    };
  }

  private session(kind: 'customer' | 'staff', description: string) {
    const name = sessionCookie(kind, this.options.publicOrigin);
    return { type: 'apiKey', in: 'cookie', name, description } as const;
  }
}

/** The types of the contracts by their names; a megabyte that nobody keeps, for it is read once or twice. */
const contractSchemas = (): JsonSchemas =>
  JSON.parse(
    readFileSync(new URL('../../assets/contract.schemas.json', import.meta.url), 'utf8'),
  ) as JsonSchemas;

/** The request classes of one document, each read once and named once. */
class RequestClasses implements Requests {
  /** Those that the document refers to, by their names. */
  readonly schemas: JsonSchemas = {};
  private readonly read = new Map<Type<object>, JsonSchema>();
  private readonly named = new Map<string, Type<object>>();

  constructor(private readonly contracts: JsonSchemas) {}

  schemaOf(type: Type<object>): JsonSchema {
    const schema =
      this.read.get(type) ??
      explained(
        requestSchema(type, (inner) => this.refTo(inner)),
        this.contracts[type.name.replace(/(Dto|Query)$/, '')],
      );
    this.read.set(type, schema);
    return schema;
  }

  refTo(type: Type<object>): JsonSchema {
    const name = type.name.replace(/(Dto|Query)?$/, 'Request');
    if ((this.named.get(name) ?? type) !== type) throw new Error(`two classes would be ${name}`);
    this.named.set(name, type);
    this.schemas[name] = this.schemaOf(type);
    return { $ref: `#/components/schemas/${name}` };
  }
}

/** The request's schema with the descriptions of fields from the contract of the same name. */
function explained(request: JsonSchema, contract: JsonSchema | undefined): JsonSchema {
  const fields = Object.entries(request.properties ?? {}).map(([name, field]) => {
    const description = field.description ?? contract?.properties?.[name]?.description;
    return [name, { ...field, ...(description && { description }) }];
  });
  return { ...request, properties: Object.fromEntries(fields) as JsonSchemas };
}
