import type { Tag } from '@safari/contracts';

/** Changes that arrive within this time cause one round of refetching. */
const GATHER_MS = 200;

export interface GatheredTags {
  add: (tags: readonly Tag[]) => void;
  /** Passes on the collected tags at once, if there are any. */
  tellNow: () => void;
}

/** Collects tags, and passes each on once, `GATHER_MS` after the first was added. */
export function gatherTags(tell: (tags: readonly Tag[]) => void): GatheredTags {
  const gathered = new Set<Tag>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellNow = () => {
    clearTimeout(timer);
    timer = undefined;
    const all = [...gathered];
    gathered.clear();
    if (all.length > 0) tell(all);
  };
  return {
    add: (tags) => {
      if (tags.length === 0) return;
      for (const tag of tags) gathered.add(tag);
      timer ??= setTimeout(tellNow, GATHER_MS);
    },
    tellNow,
  };
}
