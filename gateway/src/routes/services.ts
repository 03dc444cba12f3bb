import { Injectable } from '@nestjs/common';
import { GatewayConfig } from '../config.js';
import { ownerOf } from './routing-table.js';
import { targetOf } from './target.rules.js';

/** The services behind the gateway: where each is, and who answers which path. */
@Injectable()
export class Services {
  /** By its name, without a slash at the end. */
  readonly addresses: GatewayConfig['SERVICES'];
  readonly names: readonly string[];

  constructor({ SERVICES }: GatewayConfig) {
    this.addresses = Object.fromEntries(
      Object.entries(SERVICES).map(([name, address]) => [name, address.replace(/\/+$/, '')]),
    ) as GatewayConfig['SERVICES'];
    this.names = Object.keys(this.addresses);
  }

  /**
   * Who answers a path, and under which address; undefined where nobody does.
   * @throws Error as `targetOf`
   */
  ownerAndTarget(path: string): { owner: string; target: string } | undefined {
    const owner = ownerOf(path, this.names);
    const address = owner && this.addresses[owner];
    return owner && address ? { owner, target: targetOf(address, path) } : undefined;
  }
}
