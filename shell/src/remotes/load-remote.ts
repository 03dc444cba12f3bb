import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { RemoteModule } from '@safari/web-kit';
import { restoreStylesheets } from './stylesheets';

interface RemoteEntry {
  name: string;
  entry: string;
}

let registered: Promise<ReadonlyMap<string, RemoteEntry>> | undefined;

/** Loads an exposed module of a remote named in `/remotes.json`; `again` when an attempt failed or never ended. */
export async function loadRemotePart(remote: string, part: string, again: boolean): Promise<RemoteModule> {
  const entries = await register();
  const entry = entries.get(remote);
  if (!entry) throw new Error(`${remote} is not among the remotes`);
  await restoreStylesheets(new URL('.', new URL(entry.entry, window.location.href)).href);
  if (again) registerAnew(entry);
  const module = await loadRemote<RemoteModule>(`${remote}/${part}`);
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

/** A module that hangs or threw does so for good under its address: only a new address asks anew. */
function registerAnew({ name, entry }: RemoteEntry): void {
  const address = `${entry}${entry.includes('?') ? '&' : '?'}retry=${Date.now()}`;
  registerRemotes([{ name, type: 'module', entry: address }], { force: true });
}
