export interface RouteMatch<R> {
  route: R;
  /** As they stand in the path, still encoded. */
  params: Readonly<Record<string, string>>;
}

/** Any path that no other route takes. */
export const ANY_PATH = '*';

/** The route of a path, the most literal one first; a slash at its end does not matter. */
export function routeAt<R extends { path: string }>(
  routes: readonly R[],
  path: string,
): RouteMatch<R> | undefined {
  const parts = partsOf(path);
  let best: RouteMatch<R> | undefined;
  for (const route of routes) {
    const params = paramsOf(partsOf(route.path), parts);
    if (params && (!best || rank(route.path) < rank(best.route.path))) best = { route, params };
  }
  return best;
}

/** A sentence for every path that two claim, whatever they call its parameters. */
export function claimedTwice(
  owners: readonly { name: string; routes: readonly { path: string }[] }[],
): string[] {
  const claims = new Map<string, string>();
  return owners.flatMap(({ name, routes }) =>
    routes.flatMap(({ path }) => {
      const shape = path.replace(/:\w+/g, ':');
      const other = claims.get(shape);
      claims.set(shape, other ?? name);
      return other === undefined ? [] : [`${other} and ${name} both claim ${path}`];
    }),
  );
}

function paramsOf(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern[0] === ANY_PATH) return {};
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (wanted.startsWith(':') && canBeRead(part)) params[wanted.slice(1)] = part;
    else if (wanted !== part) return undefined;
  }
  return params;
}

/** A part that is empty or cannot be decoded is no parameter, so no route has it. */
function canBeRead(part: string): boolean {
  try {
    return decodeURIComponent(part) !== ''; // the result is used, so that the bundler cannot drop the call
  } catch {
    return false;
  }
}

const partsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/');

/** Sorts literal parts before parameters, and both before any path. */
const rank = (path: string): string =>
  partsOf(path)
    .map((part) => (part === ANY_PATH ? '2' : part.startsWith(':') ? '1' : '0'))
    .join('');
