/** Where every server of ours listens in its container. */
export const PORT = 8080;

/**
 * Each service's or remote's address by its name, for those who are in the same network of containers.
 * @param folders as `product.json` lists them
 */
export function containerAddresses(folders: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(folders).map(([name, folder]) => [name, `http://${folder}:${PORT}`]),
  );
}
