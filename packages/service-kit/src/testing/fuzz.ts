import type { Identity } from '@safari/contracts';
import fc from 'fast-check';
import { ApiDocument } from '../openapi/document.js';
import { type HostileRequest, hostileRequests } from './hostile-requests.js';
import type { Known } from './schema-values.js';
import type { Call, TestService } from './service.js';

export interface FuzzRun {
  /** How many requests. */
  requests: number;
  /** The same seed makes the same requests. */
  seed: number;
  /** Who asks; anonymous requests are always among them. */
  callers: Identity[];
  known?: Known;
}

const LARGEST_REFUSAL = 64 * 1024;
/** What an answer must never show: a stack, a file, SQL, the driver's words. */
const INSIDE = [
  /\n\s+at .+:\d+/,
  /node_modules|[\w/-]+\/(?:src|dist)\/[\w./-]+/,
  /\b(?:select|insert into|update|delete from)\b[^]{1,200}\b(?:from|values|set|where)\b/i,
  /QueryFailedError|syntax error at|violates \w+|invalid (?:input syntax|byte sequence)|out of range for type/,
];

/** @throws Error naming the seed and the smallest request that was answered as none may be */
export async function fuzz(service: TestService, { requests, seed, callers, known }: FuzzRun): Promise<void> {
  const document = service.app.get(ApiDocument).read();
  const property = fc.asyncProperty(
    hostileRequests(document, [undefined, ...callers], known),
    async (request) => {
      const fault = await faultOf(service, request);
      if (fault) throw new Error(fault);
    },
  );
  await fc.assert(property, { numRuns: requests, seed, reporter });
}

/** Reports the request, with long values shortened. */
function reporter({
  failed,
  seed,
  counterexamplePath,
  counterexample,
  errorInstance,
}: fc.RunDetails<[HostileRequest]>): void {
  if (!failed) return;
  const request = JSON.stringify(counterexample?.[0], (_, value: unknown) =>
    typeof value === 'string' && value.length > 400 ? `${value.slice(0, 400)}… (${value.length})` : value,
  );
  throw new Error(`seed ${seed}, path ${counterexamplePath}: ${request}\n${String(errorInstance)}`);
}

/** A random seed: it is printed, and `FAULTS_SEED` repeats it. */
export function chosenSeed(): number {
  const seed = Number(process.env['FAULTS_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`FAULTS_SEED=${seed}\n`);
  return seed;
}

async function faultOf(
  service: TestService,
  { method, url, headers, body, caller: as }: HostileRequest,
): Promise<string | undefined> {
  const call = { method, url, headers, ...(body !== undefined && { body }), ...(as && { as }) } as Call;
  const answer = await service.call<unknown>(call);
  const text = typeof answer.body === 'string' ? answer.body : (JSON.stringify(answer.body) ?? '');
  const said = `${answer.status} ${text.slice(0, 500)}`;
  if (answer.status >= 500) return said;
  if (answer.status < 400) return undefined;
  if (text.length > LARGEST_REFUSAL) return `${answer.status} with ${text.length} bytes`;
  return INSIDE.some((pattern) => pattern.test(text)) ? said : undefined;
}
