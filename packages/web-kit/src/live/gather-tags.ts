import type { Tag } from '@safari/contracts';

/** Changes that are heard of together are answered by one round of refetching. */
const GATHER_MS = 200;

export interface GatheredTags {
  add: (tags: readonly Tag[]) => void;
  forget: () => void;
}

/** Tells tags a moment after the first was added, each once. */
export function gatherTags(tell: (tags: readonly Tag[]) => void): GatheredTags {
  const gathered = new Set<Tag>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add: (tags) => {
      if (tags.length === 0) return;
      for (const tag of tags) gathered.add(tag);
      timer ??= setTimeout(() => {
        timer = undefined;
        const all = [...gathered];
        gathered.clear();
        tell(all);
      }, GATHER_MS);
    },
    forget: () => clearTimeout(timer),
  };
}
