/**
 * Where a call is sent: its owner's address with exactly the path by which its owner was chosen.
 * @throws Error where the URL parser would read that path as another one
 */
export function targetOf(owner: string, path: string): string {
  const target = new URL(owner + path);
  if (!target.href.startsWith(`${owner}/`) || !target.href.endsWith(path)) {
    throw new Error('refused to forward a path that would be parsed as another');
  }
  return target.href;
}
