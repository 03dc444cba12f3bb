import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { addressScope, DomainError, inTime } from '@safari/service-kit';
import { OperatorsConfig } from '../config.js';
import { type EndpointLimits, endpointFault, hostOf, mayReach, NOT_PUBLIC } from './endpoint.rules.js';

export const RESOLVER = Symbol('RESOLVER');

/** All addresses of a name. @throws when it has none */
export type Resolver = (host: string) => Promise<LookupAddress[]>;

export const systemResolver: Resolver = (host) => dns.lookup(host, { all: true });

const TIMEOUT_MS = 2_000;

/** Decides where we are willing to post: checked when an endpoint is saved and again at every connection. */
@Injectable()
export class EndpointPolicy {
  readonly limits: EndpointLimits;

  constructor(
    config: OperatorsConfig,
    @Inject(RESOLVER) private readonly resolver: Resolver,
  ) {
    this.limits = { allowPrivate: config.WEBHOOK_ALLOW_PRIVATE };
  }

  /**
   * @returns the endpoint as it is stored
   * @throws DomainError naming `apiEndpoint`. A name that does not resolve now may be saved: the connection decides
   */
  async check(endpoint: string | null): Promise<string> {
    if (!endpoint) throw DomainError.field('apiEndpoint', 'Enter the address of the operator’s endpoint.');
    const fault = endpointFault(endpoint, this.limits);
    if (fault) throw DomainError.field('apiEndpoint', fault);
    const url = new URL(endpoint);
    if (isIP(hostOf(url)) === 0 && (await this.leadsInside(hostOf(url)))) {
      throw DomainError.field('apiEndpoint', NOT_PUBLIC);
    }
    return url.href;
  }

  /** Every address of a name, if all of them may be reached. @throws RefusedAddress otherwise */
  async resolve(host: string): Promise<LookupAddress[]> {
    const addresses = await this.resolver(host);
    if (
      addresses.length === 0 ||
      addresses.some(({ address }) => !mayReach(addressScope(address), this.limits))
    ) {
      throw new RefusedAddress(host);
    }
    return addresses;
  }

  private async leadsInside(host: string): Promise<boolean> {
    const asked = this.resolve(host).then(
      () => false,
      (error: unknown) => error instanceof RefusedAddress,
    );
    return inTime(TIMEOUT_MS, asked, false);
  }
}

/** The name resolves to an address to which nothing may be posted. */
export class RefusedAddress extends Error {
  constructor(host: string) {
    super(`${host} does not lie on the public internet`);
    this.name = 'RefusedAddress';
  }
}
