import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { RemoteModule } from '@safari/web-kit';
import { restoreStylesheets } from './stylesheets';

interface RemoteEntry {
  name: string;
  entry: string;
}

let registered: Promise<ReadonlyMap<string, RemoteEntry>> | undefined;
/** Remotes whose load is under way; one that is asked for again meanwhile hangs. */
const underWay = new Map<string, number>();

/** Loads an exposed module of a remote named in `/remotes.json`; `again` after a failure or without an end. */
export async function loadRemotePart(remote: string, part: string, again: boolean): Promise<RemoteModule> {
  const entries = await register();
  const entry = entries.get(remote);
  if (!entry) throw new Error(`${remote} is not among the remotes`);
  await restoreStylesheets();
  if (again && underWay.has(remote)) registerAnew(entry);
  underWay.set(remote, (underWay.get(remote) ?? 0) + 1);
  const module = await loadRemote<RemoteModule>(`${remote}/${part}`).finally(() => ended(remote));
  if (!module) throw new Error(`${remote}/${part} is empty`);
  return module;
}

function register(): Promise<ReadonlyMap<string, RemoteEntry>> {
  registered ??= fetchEntries().catch((error: unknown) => {
    registered = undefined; // the next attempt asks again
    throw error;
  });
  return registered;
}

async function fetchEntries(): Promise<ReadonlyMap<string, RemoteEntry>> {
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  const entries = (await response.json()) as RemoteEntry[];
  registerRemotes(entries.map((each) => ({ ...each, type: 'module' })));
  return new Map(entries.map((each) => [each.name, each]));
}

/** A module address that hangs stays hanging in the browser's module map: only a new address asks anew. */
function registerAnew({ name, entry }: RemoteEntry): void {
  const address = `${entry}${entry.includes('?') ? '&' : '?'}retry=${Date.now()}`;
  registerRemotes([{ name, type: 'module', entry: address }], { force: true });
}

function ended(remote: string): void {
  const left = (underWay.get(remote) ?? 1) - 1;
  if (left > 0) underWay.set(remote, left);
  else underWay.delete(remote);
}
