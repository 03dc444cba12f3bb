import { STATUS_CODES } from 'node:http';
import type { Type } from '@nestjs/common';
import { PROBLEM_TYPE } from '@safari/contracts';
import type { JsonSchema } from '../annotations/json-schema.js';
import type { Access } from '../identity/access.js';
import { DOMAIN_ERRORS, type DomainErrorKind } from '../problems/domain-error.js';
import type { Answer } from './api-call.js';
import type { Content, OpenApiResponse, Operation, Parameter } from './openapi.types.js';
import type { Route } from './route.reader.js';

const SECURITY: Record<Access, Operation['security']> = {
  everyone: [],
  customer: [{ customer: [] }],
  staff: [{ staff: [] }],
  'signed-in': [{ customer: [] }, { staff: [] }],
};

const REFUSED: Record<Access, DomainErrorKind[]> = {
  everyone: [],
  customer: ['unauthenticated', 'forbidden'],
  staff: ['unauthenticated', 'forbidden'],
  'signed-in': ['unauthenticated'],
};

const schemaOf = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const PROBLEM: Content = { [PROBLEM_TYPE]: { schema: schemaOf('Problem') } };

/** The schemas of request classes. */
export interface Requests {
  /** The schema itself. */
  schemaOf(type: Type<object>): JsonSchema;
  /** A reference to it, by its name among the document's components. */
  refTo(type: Type<object>): JsonSchema;
}

/** The call as the document describes it. */
export function operationOf(route: Route, service: string, requests: Requests): Operation {
  const { facts, body } = route;
  const parameters = parametersOf(route, requests);
  return {
    operationId: `${service}.${route.name}`,
    summary: facts.summary,
    tags: [service],
    security: SECURITY[route.access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: requests.refTo(body) } },
      },
    }),
    ...(facts.takes && { requestBody: { required: true, content: { [facts.takes]: {} } } }),
    responses: responsesOf(route),
  };
}

function parametersOf(route: Route, requests: Requests): Parameter[] {
  const inPath = route.inPath.map(
    ({ name, schema }): Parameter => ({ name, in: 'path', required: true, schema }),
  );
  const inQuery = route.queries.flatMap((type) => {
    const { properties = {}, required = [] } = requests.schemaOf(type);
    return Object.entries(properties).map(
      ([name, schema]): Parameter => ({ name, in: 'query', required: required.includes(name), schema }),
    );
  });
  const loose = route.loose.map(
    (name): Parameter => ({ name, in: 'query', required: false, schema: { type: 'string' } }),
  );
  const headers = route.headers.map(
    ({ name, schema, description }): Parameter => ({
      name,
      in: 'header',
      required: false,
      schema,
      description,
    }),
  );
  return [...inPath, ...inQuery, ...loose, ...headers];
}

function responsesOf(route: Route): Record<string, OpenApiResponse> {
  const { facts, status } = route;
  const responses: Record<string, OpenApiResponse> = {};
  for (const code of [status, ...(facts.alsoStatus ?? [])]) {
    const headers = headersOf(route, code);
    const content = contentOf(facts.answers);
    responses[code] = {
      description: STATUS_CODES[code] ?? 'Answer',
      ...(headers && { headers }),
      ...(content && { content }),
    };
  }
  for (const [code, kinds] of refusalsOf(route)) {
    responses[code] ??= {
      description: kinds.map((kind) => `${DOMAIN_ERRORS[kind].title} (\`${kind}\`)`).join(', '),
      content: PROBLEM,
    };
  }
  responses['default'] = { description: 'Any other refusal', content: PROBLEM };
  return responses;
}

/** The refusals that access, checks, path and headers imply, and the route's own, by status. */
function refusalsOf({ access, body, queries, inPath, headers, facts }: Route): [number, DomainErrorKind[]][] {
  const checked = body !== undefined || queries.length > 0;
  const kinds = new Set<DomainErrorKind>([
    ...(checked ? (['validation'] as const) : []),
    ...REFUSED[access],
    ...(inPath.length > 0 ? (['not_found'] as const) : []),
    ...headers.flatMap(({ refuses }) => refuses),
    ...(facts.refuses ?? []),
  ]);
  const byStatus = new Map<number, DomainErrorKind[]>();
  for (const kind of kinds) {
    const { status } = DOMAIN_ERRORS[kind];
    byStatus.set(status, [...(byStatus.get(status) ?? []), kind]);
  }
  return [...byStatus].sort(([a], [b]) => a - b);
}

function contentOf(answers: Answer): Content | undefined {
  if (answers === undefined) return undefined;
  if (typeof answers === 'string') return { 'application/json': { schema: schemaOf(answers) } };
  if ('media' in answers) return { [answers.media]: {} };
  return { 'application/json': { schema: { type: 'array', items: schemaOf(answers[0]) } } };
}

function headersOf({ tagged, paged }: Route, status: number): OpenApiResponse['headers'] {
  if (status >= 300 && status < 400) {
    return { Location: { description: 'Where to go on', schema: { type: 'string' } } };
  }
  if (status >= 300) return undefined;
  if (tagged) return { ETag: { description: 'The version, for `If-Match`', schema: { type: 'string' } } };
  if (paged) {
    return {
      Link: { description: 'The next page, `<…>; rel="next"`; none on the last', schema: { type: 'string' } },
    };
  }
  return undefined;
}
