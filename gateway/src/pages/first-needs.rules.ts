import type { AskedByQuery, FirstCall, Language, NeededFiles, Part, Route } from '@safari/contracts';
import { addressesOf } from '../remotes/front-ends.js';
import type { OwnedRoute, RouteTable } from '../remotes/route-table.js';
import type { PartFiles } from './hints.rules.js';

/** Which session cookies the browser sent, valid or not. */
export interface Visitor {
  customer: boolean;
  staff: boolean;
}

interface NeededPart {
  remote: string;
  part: Part;
  later: boolean;
}

/** What the shell will load to draw a route, with the files of each: itself, its frame, the parts in it, its screen. */
export function partsOf(
  table: RouteTable,
  owned: OwnedRoute | undefined,
  visitor: Visitor,
  language: Language,
  query: URLSearchParams,
): PartFiles[] {
  const filesOf = (name: string, files: NeededFiles | undefined, later = false) =>
    files ? [{ ...addressesOf(name, files, language), later }] : [];
  return [
    ...filesOf('shell', table.part('shell', 'App')),
    ...filesOf('shell', owned && table.of('shell')?.frames?.[owned.route.frame]),
    ...neededParts(table, owned, visitor).flatMap(({ remote, part, later }) => filesOf(remote, part, later)),
    ...(owned && !isGated(owned, visitor)
      ? [owned.route.files, openedBy(owned.route, visitor, query)].flatMap((files) =>
          filesOf(owned.owner.name, files),
        )
      : []),
  ].filter(({ scripts, styles }) => scripts.length + styles.length > 0);
}

/**
 * The calls that a page makes first, written exactly as it makes them: one that it does not make was fetched in vain.
 */
export function callsOf(
  table: RouteTable,
  owned: OwnedRoute | undefined,
  visitor: Visitor,
  query: URLSearchParams,
): string[] {
  const ofRoute = owned && !isGated(owned, visitor) ? callsOfRoute(owned.route, query) : [];
  const ofParts = neededParts(table, owned, visitor).flatMap(({ part }) => part.calls ?? []);
  const ofEveryPage = table.of('shell')?.parts.flatMap(({ calls = [] }) => calls) ?? [];
  return [...ofRoute, ...ofParts, ...ofEveryPage]
    .filter(({ session, bare }) => (!session || visitor[session]) && !(bare && query.size > 0))
    .flatMap((call) => filled(call, { ...firstOfEach(query), ...owned?.params }) ?? []);
}

const callsOfRoute = (route: Route, query: URLSearchParams): FirstCall[] => [
  ...(route.calls ?? []),
  ...(askedBy(query, route)?.calls ?? []),
];

const askedBy = (query: URLSearchParams, { callsByQuery = [] }: Route): AskedByQuery | undefined =>
  callsByQuery.find((each) => query.get(each.query));

/** The files of what opens over the screen at once, for a visitor who may see what is in it. */
function openedBy(route: Route, visitor: Visitor, query: URLSearchParams): NeededFiles | undefined {
  const asked = askedBy(query, route);
  return asked?.calls.every(({ session }) => !session || visitor[session]) ? asked.files : undefined;
}

function neededParts(table: RouteTable, owned: OwnedRoute | undefined, visitor: Visitor): NeededPart[] {
  if (!owned || isGated(owned, visitor)) return [];
  const { owner, route } = owned;
  const inFrame = table.manifests.flatMap((manifest) =>
    manifest.parts
      .filter(({ slot }) => route.frame === 'staff' && slot === 'staffTools')
      .map((part) => ({ remote: manifest.name, part, later: false })),
  );
  return [
    ...partOf(table, owner.name, 'App', false),
    ...inFrame,
    ...(route.embeds?.flatMap(({ remote, part, later = false }) => partOf(table, remote, part, later)) ?? []),
  ];
}

function partOf(table: RouteTable, remote: string, name: string, later: boolean): NeededPart[] {
  const part = table.part(remote, name);
  return part && remote !== 'shell' ? [{ remote, part, later }] : [];
}

/** Without a staff session the shell shows its own gate, and loads nothing of what is behind it. */
const isGated = ({ route }: OwnedRoute, { staff }: Visitor): boolean => route.frame === 'staff' && !staff;

const firstOfEach = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].toReversed());

/** Undefined where the address has no number and the screen would ask for nothing. */
function filled({ url, numbers }: FirstCall, params: OwnedRoute['params']): string | undefined {
  let isWhole = true;
  const address = url.replace(/:(\w+)/g, (_, name: string) => {
    const text = params[name] ?? '';
    if (!numbers?.includes(name)) return encodeURIComponent(text);
    const number = String(Number.parseInt(text, 10));
    if (!/^[1-9]\d{0,14}$/.test(number)) isWhole = false;
    return number;
  });
  return isWhole ? address : undefined;
}
