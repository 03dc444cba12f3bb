import type { Remotes } from '@safari/web-kit';
import { drawnParts } from './drawn-parts';
import { loadRemotePart } from './load-remote';
import { Failed, Loading, Place } from './remote-states';
import { tellJoined } from './tell-joined';

/** How the shell loads remotes, and what it shows in their place while they load or when they fail. */
export const remotes: Remotes = {
  load: (remote, part, again) =>
    again || !drawnParts.has(remote, part)
      ? loadRemotePart(remote, part, again)
      : drawnParts.load(remote, part),
  loaded: drawnParts.loaded,
  isDrawn: drawnParts.has,
  onMounted: (remote) => tellJoined(`[data-mfe=${remote}]`),
  Place,
  Loading,
  Failed,
};
