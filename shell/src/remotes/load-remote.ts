import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { RemoteEntry } from '@safari/contracts';
import type { RemoteModule } from '@safari/web-kit';
import { remoteList } from './remote-list';
import { restoreStylesheets } from './stylesheets';

const registered = new Set<string>();

/** Loads an exposed module of a remote that the gateway names; `again` when an attempt failed or never ended. */
export async function loadRemotePart(remote: string, part: string, again: boolean): Promise<RemoteModule> {
  const entries = await remoteList.load();
  const entry = entries.find(({ name }) => name === remote);
  if (!entry) throw new Error(`${remote} is not among the remotes`);
  await restoreStylesheets(new URL('.', new URL(entry.entry, window.location.href)).href);
  register(entry, again);
  const module = await loadRemote<RemoteModule>(`${remote}/${part}`);
  if (!module) throw new Error(`${remote}/${part} is empty`);
  return module;
}

function register({ name, entry }: RemoteEntry, again: boolean): void {
  if (!registered.has(name)) registerRemotes([{ name, entry, type: 'module' }]);
  registered.add(name);
  if (!again) return;
  // A module that hangs or threw does so for good under its address: only a new address asks anew.
  const address = `${entry}${entry.includes('?') ? '&' : '?'}retry=${Date.now()}`;
  registerRemotes([{ name, type: 'module', entry: address }], { force: true });
}
