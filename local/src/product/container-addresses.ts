/** The port of every server of ours in its container. */
export const PORT = 8080;

/**
 * The address of each service or remote inside the container network, by name.
 * @param folders as in `product.json`
 */
export function containerAddresses(folders: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(folders).map(([name, folder]) => [name, `http://${folder}:${PORT}`]),
  );
}
