import { Controller, Get, Inject, Optional, Req, Res } from '@nestjs/common';
import type { Liveness, Readiness } from '@safari/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Figures } from '../figures/figures.js';
import { ForEveryone } from '../identity/access.js';
import { knowsSecret } from '../identity/gateway-secret.js';
import { addressScope } from '../network/address.rules.js';
import { ApiCall } from '../openapi/api-call.js';
import { SharedRead } from '../paging/shared-read.js';
import { DomainError } from '../problems/domain-error.js';
import { inTime } from '../timeouts/timeout.js';
import { isLeaving } from './leaving.js';

/** What the process needs in order to serve: its name and a check that answers true or fails. */
export interface Dependency {
  name: string;
  /** A dependency that may be away for a while without costing a customer anything. */
  optional?: boolean;
  answers(): Promise<boolean>;
  /** Whether it could be used by a new process, but not by this one any more. */
  stuck?(): boolean;
}

export const DEPENDENCIES = Symbol('DEPENDENCIES');
/** The bearer token for figures; undefined where the network alone decides. */
export const METRICS_TOKEN = Symbol('METRICS_TOKEN');

/** Readiness is answered within two seconds, whatever a dependency does. */
const TIMEOUT_MS = 1_500;
/** How long a result is reused, which limits what frequent requests cost the database and the other services. */
const REUSED_MS = 250;

interface DependencyState {
  name: string;
  needed: boolean;
  up: boolean;
}

@ForEveryone()
@Controller()
export class HealthController {
  private readonly looks = new SharedRead<DependencyState[]>();
  private seen: { states: DependencyState[]; until: number } | undefined;

  constructor(
    @Inject(DEPENDENCIES) private readonly dependencies: Dependency[],
    private readonly figures: Figures,
    @Optional() @Inject(METRICS_TOKEN) private readonly metricsToken: string | null = null,
  ) {}

  @ApiCall('Whether the process lives, or must be started anew', 'Liveness', { alsoStatus: [503] })
  @Get('healthz')
  lives(@Res({ passthrough: true }) reply: FastifyReply): Liveness {
    const stuck = this.dependencies.some((dependency) => dependency.stuck?.());
    reply.code(stuck ? 503 : 200);
    return { status: stuck ? 'stuck' : 'ok' };
  }

  @ApiCall('Whether it can serve, with the state of everything it needs', 'Readiness', { alsoStatus: [503] })
  @Get('readyz')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const states = await this.look();
    const down = states.filter((state) => !state.up);
    const ready = !isLeaving() && !down.some((state) => state.needed);
    reply.code(ready ? 200 : 503);
    return {
      status: !ready ? 'unavailable' : down.length > 0 ? 'degraded' : 'ok',
      checks: Object.fromEntries(states.map(({ name, up }) => [name, up ? 'up' : 'down'])),
    };
  }

  private look(): Promise<DependencyState[]> {
    return this.looks.read('', async () => {
      if (this.seen && performance.now() < this.seen.until) return this.seen.states;
      const states = await Promise.all(
        this.dependencies.map(async (dependency) => ({
          name: dependency.name,
          needed: !dependency.optional,
          up: await inTime(TIMEOUT_MS, dependency.answers(), false).catch(() => false),
        })),
      );
      this.seen = { states, until: performance.now() + REUSED_MS };
      return states;
    });
  }

  /**
   * For our own network alone: requests through a proxy, or from the internet, get a 404. Where a token is set, it is
   * required as well, as `Authorization: Bearer …`.
   */
  @ApiCall('Figures for Prometheus', { media: 'text/plain', refuses: ['not_found', 'unauthenticated'] })
  @Get('metrics')
  async metrics(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (request.headers['x-forwarded-for'] || addressScope(request.ip) !== 'private') {
      throw new DomainError('not_found', 'There is nothing at this address.');
    }
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (this.metricsToken !== null && !knowsSecret(given, this.metricsToken)) {
      throw new DomainError('unauthenticated', 'Figures are for whoever knows the token.');
    }
    reply.type(this.figures.contentType);
    return this.figures.text();
  }
}
