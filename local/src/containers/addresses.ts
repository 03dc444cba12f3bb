import type { ProductFile } from '../product/product-file.js';

/** Where every server of ours listens in its container. */
const PORT = 8080;

/** Each service's address by its name, for those who are in the same network of containers. */
export function containerAddresses({ services }: Pick<ProductFile, 'services'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(services).map(([name, folder]) => [name, `http://${folder}:${PORT}`]),
  );
}
