import type { Remotes } from '@safari/web-kit';
import { drawnParts } from './drawn-parts';
import { loadedPart, loadRemotePart } from './load-remote';
import { Failed, Loading, Place } from './remote-states';

/** How the shell loads remotes, and how their places look until (or unless) they arrive. */
export const remotes: Remotes = {
  load: (remote, part, again) =>
    again || !drawnParts.has(remote, part)
      ? loadRemotePart(remote, part, again)
      : drawnParts.load(remote, part),
  loaded: loadedPart,
  isDrawn: drawnParts.has,
  Place,
  Loading,
  Failed,
};
