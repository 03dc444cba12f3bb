import { Injectable } from '@nestjs/common';
import type { Route } from '@safari/contracts';
import { AnswerCache } from '../cache/answer-cache.js';
import type { OwnedRoute } from '../remotes/route-table.js';
import { Services } from '../routes/services.js';

const TIMEOUT_MS = 1_000;
/** How long what was found out counts for others who ask. */
const KNOWN_MS = 5_000;
const MAX_ENTRIES = 500;

type Params = OwnedRoute['params'];

/** Pages that are not there in every deployment or for every address: the service behind one says whether it is. */
@Injectable()
export class OptionalPages {
  private readonly answers = new AnswerCache<boolean>({ ttlMs: KNOWN_MS, maxEntries: MAX_ENTRIES });

  constructor(private readonly services: Services) {}

  /** False where the service does not answer; the screen asks it, too. */
  async isAbsent({ onlyWhere: pattern }: Pick<Route, 'onlyWhere'>, params: Params): Promise<boolean> {
    if (pattern === undefined) return false;
    const onlyWhere = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const owned = this.services.ownerAndTarget(onlyWhere);
    if (!owned) return true;
    return this.answers.read(onlyWhere, () => isNotThere(owned.target));
  }
}

async function isNotThere(address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 404;
}
