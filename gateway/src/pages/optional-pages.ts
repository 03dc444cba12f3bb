import { Injectable } from '@nestjs/common';
import type { Route } from '@safari/contracts';
import { GatewayConfig } from '../config.js';
import { ownerOf } from '../routes/routing-table.js';
import { serviceAddresses } from '../routes/service-addresses.js';
import { targetOf } from '../routes/target.rules.js';

const TIMEOUT_MS = 1_000;

/** Pages that only some deployments have: the service behind such a page says whether this one has. */
@Injectable()
export class OptionalPages {
  private readonly addresses: Readonly<Record<string, string>>;

  constructor(config: GatewayConfig) {
    this.addresses = serviceAddresses(config);
  }

  /** A service that does not answer says nothing against the page; the screen asks it, too. */
  async isAbsent({ onlyWhere }: Pick<Route, 'onlyWhere'>): Promise<boolean> {
    if (onlyWhere === undefined) return false;
    const address = this.addresses[ownerOf(onlyWhere, Object.keys(this.addresses)) ?? ''];
    if (!address) return true;
    const answer = await fetch(targetOf(address, onlyWhere), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status === 404;
  }
}
