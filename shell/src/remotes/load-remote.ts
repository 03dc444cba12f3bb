import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { type RemoteEntry, renewedEntry } from '@safari/contracts';
import type { RemoteModule } from '@safari/web-kit';
import { remoteList } from './remote-list';

/** How many times each registered remote's files were requested under a new address. */
const renewals = new Map<string, number>();

/** Loads an exposed module of a remote that the gateway lists; `again` when an attempt failed or never ended. */
export async function loadRemotePart(remote: string, part: string, again: boolean): Promise<RemoteModule> {
  const entries = await remoteList.load();
  const entry = entries.find(({ name }) => name === remote);
  if (!entry) throw new Error(`${remote} is not among the remotes`);
  register(entry, again);
  const module = await loadRemote<RemoteModule>(`${remote}/${part}`);
  if (!module) throw new Error(`${remote}/${part} is empty`);
  return module;
}

function register({ name, entry }: RemoteEntry, again: boolean): void {
  const before = renewals.get(name);
  if (before !== undefined && !again) return;
  const time = again ? (before ?? 0) + 1 : 0;
  renewals.set(name, time);
  const address = time > 0 ? renewedEntry(entry, time) : entry;
  registerRemotes([{ name, entry: address, type: 'module' }], { force: time > 0 });
}
