import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of all services by their names, as `product.json` lists them. */
export function servicesOf(root: string): Readonly<Record<string, string>> {
  const { services } = JSON.parse(readFileSync(join(root, 'product.json'), 'utf8')) as {
    services: Record<string, string>;
  };
  return services;
}
