import type { ContractReader } from './contract.reader.js';

/** `openapi/contract.schemas.ts`, from the contracts as they are. */
export function contractFile(reader: ContractReader): string {
  const schemas = reader.readAll();
  const names = Object.keys(schemas);
  return [
    '// Written by `npm run schemas` from packages/contracts; a test says when it is old.',
    `import type { ${names.join(', ')} } from '@safari/contracts';`,
    `import type { JsonSchemas } from '../annotations/json-schema.js';`,
    '',
    '/** The types of the wire by their names. */',
    'export interface ContractTypes {',
    ...names.map((name) => `  ${name}: ${name};`),
    '}',
    '',
    `export const CONTRACT_SCHEMAS: JsonSchemas = ${JSON.stringify(schemas, null, 2)};`,
    '',
  ].join('\n');
}
