import { fileURLToPath } from 'node:url';

const repository = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

export const PLACES = {
  root: repository('.'),
  contracts: repository('packages/contracts/src/index.ts'),
  contractTypes: repository('packages/service-kit/src/openapi/contract.types.ts'),
  contractSchemas: repository('packages/service-kit/assets/contract.schemas.json'),
  asyncApi: repository('docs/asyncapi.json'),
  keptEvents: repository('docs/contracts/events.json'),
  keptMigrations: repository('docs/contracts/migrations.json'),
  keptApi: (service: string): string => repository(`docs/contracts/api/${service}.json`),
  retention: repository('docs/retention.md'),
  broker: repository('deploy/nats.conf'),
};
