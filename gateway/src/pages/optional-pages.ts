import { Injectable } from '@nestjs/common';
import type { Route } from '@safari/contracts';
import { AnswerCache } from '../cache/answer-cache.js';
import { GatewayConfig } from '../config.js';
import type { OwnedRoute } from '../remotes/route-table.js';
import { ownerOf } from '../routes/routing-table.js';
import { serviceAddresses } from '../routes/service-addresses.js';
import { targetOf } from '../routes/target.rules.js';

const TIMEOUT_MS = 1_000;
/** Who follows within so long is told the same. */
const KNOWN_MS = 5_000;
const MAX_ENTRIES = 500;

type Params = OwnedRoute['params'];

/** Pages that are not there in every deployment or for every address: the service behind one says whether it is. */
@Injectable()
export class OptionalPages {
  private readonly addresses: Readonly<Record<string, string>>;
  private readonly answers = new AnswerCache<boolean>({ ttlMs: KNOWN_MS, maxEntries: MAX_ENTRIES });

  constructor(config: GatewayConfig) {
    this.addresses = serviceAddresses(config);
  }

  /** A service that does not answer says nothing against the page; the screen asks it, too. */
  async isAbsent({ onlyWhere: pattern }: Pick<Route, 'onlyWhere'>, params: Params): Promise<boolean> {
    if (pattern === undefined) return false;
    const onlyWhere = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const address = this.addresses[ownerOf(onlyWhere, Object.keys(this.addresses)) ?? ''];
    if (!address) return true;
    return this.answers.read(onlyWhere, () => isNotThere(targetOf(address, onlyWhere)));
  }
}

async function isNotThere(address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 404;
}
