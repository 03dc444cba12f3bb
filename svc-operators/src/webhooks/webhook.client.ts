import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import type { Agent } from 'undici';
import { EndpointPolicy, RefusedAddress } from './endpoint.policy.js';
import { endpointFault, hostOf } from './endpoint.rules.js';

export const WEBHOOK_TIMEOUT = Symbol('WEBHOOK_TIMEOUT');

/** The time limit from connecting to the end of the reply. */
export const DEFAULT_WEBHOOK_TIMEOUT_MS = 15_000;
const CONNECT_MS = 5_000;
const REPLY_BYTES = 64 * 1024;
const REASON_CHARACTERS = 300;

/** `lasting`: a repeat will not help. */
export type Posted = { taken: true } | { taken: false; lasting: boolean; reason: string };

/** The library holds 3 MB: it is loaded with the first post. */
const undici = () => import('undici');

/** Posts to an endpoint of somebody else: without redirects, private addresses or endless replies. */
@Injectable()
export class WebhookClient {
  private agent: Promise<Agent> | undefined;

  constructor(
    private readonly policy: EndpointPolicy,
    @Inject(WEBHOOK_TIMEOUT) private readonly timeout: number,
  ) {}

  async post(endpoint: string, headers: Record<string, string>, body: string): Promise<Posted> {
    const fault = endpointFault(endpoint, this.policy.limits);
    if (fault) return { taken: false, lasting: true, reason: fault };
    const url = new URL(endpoint);
    if (isIP(hostOf(url)) === 0) url.hostname = hostOf(url);
    try {
      const { request } = await undici();
      const reply = await request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'safari-operators/1', ...headers },
        body,
        dispatcher: await (this.agent ??= this.newAgent()),
        signal: AbortSignal.timeout(this.timeout),
      });
      const said = await beginningOf(reply.body);
      if (reply.statusCode >= 200 && reply.statusCode < 300) return { taken: true };
      return {
        taken: false,
        lasting: reply.statusCode === 410,
        reason: `${reply.statusCode} ${said}`.trim().slice(0, REASON_CHARACTERS),
      };
    } catch (error) {
      return { taken: false, lasting: error instanceof RefusedAddress, reason: reasonOf(error) };
    }
  }

  /** Ends every post that is under way; they count as failed. */
  async hangUp(): Promise<void> {
    const agent = await (this.agent ??= this.newAgent()); // made where there was none, so that later posts fail, too
    await agent.destroy();
  }

  private async newAgent(): Promise<Agent> {
    const { Agent } = await undici();
    return new Agent({
      connections: 2,
      keepAliveTimeout: 1_000,
      headersTimeout: this.timeout,
      bodyTimeout: this.timeout,
      connect: {
        timeout: CONNECT_MS,
        // connects to the very addresses that were checked, so a name cannot resolve differently in between
        lookup: (host, options, callback) => {
          this.policy.resolve(host).then(
            (addresses) => {
              const [first] = addresses;
              if (options.all) callback(null, addresses);
              else callback(null, first?.address ?? '', first?.family);
            },
            (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), []),
          );
        },
      },
    });
  }
}

/** The beginning of a reply, up to a limit; the status has decided by then, so a broken end does not matter. */
async function beginningOf(reply: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of reply) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= REPLY_BYTES) break; // leaving the loop closes the connection
    }
  } catch {
    return '(the reply broke off)';
  }
  return Buffer.concat(chunks)
    .subarray(0, REPLY_BYTES)
    .toString()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, REASON_CHARACTERS);
