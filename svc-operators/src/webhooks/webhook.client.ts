import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { Agent, request } from 'undici';
import { EndpointPolicy, RefusedAddress } from './endpoint.policy.js';
import { endpointFault, hostOf } from './endpoint.rules.js';

export const WEBHOOK_TIMEOUT = Symbol('WEBHOOK_TIMEOUT');

/** From the first byte to the last, both ways. */
export const DEFAULT_WEBHOOK_TIMEOUT_MS = 15_000;
const CONNECT_MS = 5_000;
const REPLY_BYTES = 64 * 1024;
const REASON_CHARACTERS = 300;

/** `lasting`: asking again will not help. */
export type Posted = { taken: true } | { taken: false; lasting: boolean; reason: string };

/** One POST to an endpoint of somebody else's: no redirect, no private address, no endless reply. */
@Injectable()
export class WebhookClient {
  private readonly agent: Agent;

  constructor(
    private readonly policy: EndpointPolicy,
    @Inject(WEBHOOK_TIMEOUT) private readonly timeout: number,
  ) {
    this.agent = new Agent({
      connections: 2,
      keepAliveTimeout: 1_000,
      headersTimeout: timeout,
      bodyTimeout: timeout,
      connect: {
        timeout: CONNECT_MS,
        // the very addresses that were checked are the ones connected to, so a name cannot change its mind in between
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

  async post(endpoint: string, headers: Record<string, string>, body: string): Promise<Posted> {
    const fault = endpointFault(endpoint, this.policy.limits);
    if (fault) return { taken: false, lasting: true, reason: fault };
    const url = new URL(endpoint);
    if (isIP(hostOf(url)) === 0) url.hostname = hostOf(url);
    try {
      const reply = await request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'safari-operators/1', ...headers },
        body,
        dispatcher: this.agent,
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

  /** Ends every post that is under way; they count as not taken. */
  async hangUp(): Promise<void> {
    await this.agent.destroy();
  }
}

/** As much of a reply as we are willing to hear; the status has decided by then, so a broken end does not matter. */
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
