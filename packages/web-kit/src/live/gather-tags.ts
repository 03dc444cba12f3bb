import type { Tag } from '@safari/contracts';

/** Changes that are heard of together are answered by one round of refetching. */
const GATHER_MS = 200;

export interface GatheredTags {
  add: (tags: readonly Tag[]) => void;
  /** Tells at once what is gathered, if anything is. */
  tellNow: () => void;
}

/** Tells tags a moment after the first was added, each once. */
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
