/**
 * Where a call is sent: its owner's address with the very path on which it was decided who owns it.
 * @throws Error where the sending half would read that path as another one
 */
export function targetOf(owner: string, path: string): string {
  const target = new URL(owner + path);
  if (!target.href.startsWith(`${owner}/`) || !target.href.endsWith(path)) {
    throw new Error('refused to forward a path that would be parsed as another');
  }
  return target.href;
}
