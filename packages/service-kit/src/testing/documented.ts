import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApi, Operation } from '../openapi/openapi.types.js';

export interface Exchange {
  method: string;
  url: string;
  status: number;
  /** The answer's media type, and what it said. */
  type: string;
  body: unknown;
}

/** Says where an answer is not as the document has it; a field that is not described is a fault, too. */
export class DocumentedAnswers {
  private readonly shapes = shapes();
  private readonly paths: { pattern: RegExp; path: string; parameters: number }[];

  constructor(private readonly document: OpenApi) {
    this.shapes.addSchema(closed(document) as object, 'document');
    this.paths = Object.keys(document.paths)
      .map((path) => ({
        path,
        pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
        parameters: path.split('{').length,
      }))
      .sort((a, b) => a.parameters - b.parameters);
  }

  /**
   * @throws Error naming the call and what is not as documented; a call that the document does not have is not checked
   */
  check(exchange: Exchange): void {
    const { method, url, status } = exchange;
    const found = this.find(method, url);
    if (!found) return;
    const documented = found.operation.responses[status] ? String(status) : 'default';
    const where = `${method} ${url} → ${status}`;
    if (documented === 'default' && status < 400) throw new Error(`${where}: the status is not documented`);
    const { content } = found.operation.responses[documented] ?? {};
    if (!content) {
      if (exchange.body === undefined || exchange.body === '') return;
      throw new Error(`${where}: a body where none is documented`);
    }
    const type = exchange.type.split(';')[0] ?? '';
    if (!content[type]) throw new Error(`${where}: ${type} is not documented`);
    if (!content[type].schema) return;
    const place = [found.path, method.toLowerCase(), 'responses', documented, 'content', type, 'schema'];
    const fault = this.fault(`document#/paths/${place.map(escaped).join('/')}`, exchange.body);
    if (fault) throw new Error(`${where}: ${fault}`);
  }

  private find(method: string, url: string): { path: string; operation: Operation } | undefined {
    const address = url.split('?')[0] ?? '';
    for (const { path, pattern } of this.paths) {
      const operation = this.document.paths[path]?.[method.toLowerCase()];
      if (operation && pattern.test(address)) return { path, operation };
    }
    return undefined;
  }

  private fault(ref: string, body: unknown): string | undefined {
    const holds = this.shapes.getSchema(ref) ?? this.shapes.compile({ $ref: ref });
    return holds(body) ? undefined : this.shapes.errorsText(holds.errors, { dataVar: 'the answer' });
  }
}

/** A checker of JSON Schema 2020-12, made for schemas that are valid and are asked a few times each. */
export function shapes(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: true,
    // a test of its own says whether the documents are valid, and half of Ajv's time is spent on faster code
    validateSchema: false,
    code: { optimize: false },
  });
  addFormats.default(ajv);
  return ajv;
}

/** The same schemas, but an object has no other fields than those it names. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isOpen = copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return isOpen ? { ...copy, additionalProperties: false } : copy;
}

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
