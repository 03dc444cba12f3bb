import type { ContractReader } from './contract.reader.js';

/** `openapi/contract.types.ts`: every type of the contracts by its name, for the compiler. */
export function contractTypesFile(reader: ContractReader): string {
  const names = Object.keys(reader.readAll());
  return [
    '// Written by `npm run schemas` from packages/contracts; a test says when it is old.',
    `import type { ${names.join(', ')} } from '@safari/contracts';`,
    '',
    '/** The types of the wire by their names. */',
    'export interface ContractTypes {',
    ...names.map((name) => `  ${name}: ${name};`),
    '}',
    '',
  ].join('\n');
}

/** `assets/contract.schemas.json`: their JSON schemas. A file and no module, for a module stays in memory once it is read. */
export const contractSchemasFile = (reader: ContractReader): string =>
  `${JSON.stringify(reader.readAll(), null, 2)}\n`;
