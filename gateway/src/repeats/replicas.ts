import { setTimeout as wait } from 'node:timers/promises';
import { Agent, type Dispatcher } from 'undici';
import { mayRepeat } from './repeat.rules.js';

/** While replicas are replaced one by one, a file missing on one may be on another: how often others are tried. */
const MAX_TRIES = 20;
/** For how long others are tried at most, in ms. */
const SEARCH_TIMEOUT_MS = 3_000;
/** How long after its last answer one that is away counts as one replica, not as all of them, in ms. */
const ANSWERED_WITHIN_MS = 3_000;
/** Pause between two tries, in ms. */
const PAUSE_MS = 50;
/** How long after its last sign a replacement counts as being in progress, in ms. */
const REPLACED_WITHIN_MS = 120_000;
/**
 * Limit on concurrent searches for files that no page names, since clients can invent names; one outside replacements.
 */
const MAX_UNNAMED_SEARCHES = 32;
/** Files named after their content: such a file is there or not, but never a different one. */
const BY_CONTENT = /^\/(assets\/[^?]+|(?:server|screens)-[^/?]+\.cjs)/;

type Asked = Omit<Dispatcher.RequestOptions, 'origin'> & { origin: string };
type Answer = Dispatcher.ResponseData;
type Outcome = { answer: Answer } | { error: Error };
type Searches = Map<string, Promise<boolean>>;

interface Options {
  /** How long one may take to begin, and between two parts of a file, in ms. */
  timeoutMs: number;
  /** Whether a page or a manifest names this file, by its path below the server's root. */
  isNamed: (file: string) => boolean | Promise<boolean>;
}

/**
 * A server of files that may have several replicas behind one address, of which one is replaced after the other: what
 * one of them does not have is looked for on new connections, which lead to others. One that is away is asked once
 * more.
 */
export class Replicas {
  private readonly kept: Agent;
  /** A connection for each request. */
  private readonly others: Agent;
  private readonly isNamed: Options['isNamed'];
  /** The searches under way by file, each with whether it is found. */
  private readonly named: Searches = new Map();
  private readonly unnamed: Searches = new Map();
  private lastSignAt = Number.NEGATIVE_INFINITY;
  private lastAnswerAt = Number.NEGATIVE_INFINITY;

  constructor({ timeoutMs, isNamed }: Options) {
    const options = {
      connections: 128,
      connect: { timeout: timeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    };
    this.kept = new Agent({ ...options, pipelining: 1 });
    this.others = new Agent({ ...options, pipelining: 0 });
    this.isNamed = isNamed;
  }

  /** As `@fastify/reply-from` wants to ask. */
  request(asked: Asked, done: (error: Error | null, answer?: Answer) => void): void {
    this.ask(asked).then((answer) => done(null, answer), done);
  }

  /**
   * The text of a file; undefined where no replica has it.
   * @param timeoutMs how long all of it may take
   * @throws Error where none answers in time
   */
  async text(address: string, timeoutMs: number): Promise<string | undefined> {
    const { origin, pathname } = new URL(address);
    const signal = AbortSignal.timeout(timeoutMs);
    const { statusCode, body } = await this.ask({ origin, path: pathname, method: 'GET', signal });
    if (statusCode === 200) return body.text();
    await body.dump();
    return undefined;
  }

  private get isBeingReplaced(): boolean {
    return performance.now() - this.lastSignAt < REPLACED_WITHIN_MS;
  }

  private get hasJustAnswered(): boolean {
    return performance.now() - this.lastAnswerAt < ANSWERED_WITHIN_MS;
  }

  private async ask(asked: Asked): Promise<Answer> {
    const first = await this.outcomeOf(this.kept.request(asked));
    const said = isAway(first) ? await this.askAnother(asked) : first;
    const [, file] = BY_CONTENT.exec(asked.path) ?? [];
    if (file === undefined || !mayBeElsewhere(said)) return answerOf(said);
    return answerOf(await this.searchOnce(file, asked, said));
  }

  private async askAnother(asked: Asked): Promise<Outcome> {
    await wait(PAUSE_MS);
    return this.outcomeOf(this.others.request(asked));
  }

  private async outcomeOf(asking: Promise<Answer>): Promise<Outcome> {
    try {
      const answer = await asking;
      this.lastAnswerAt = performance.now();
      return { answer };
    } catch (error) {
      return { error: error as Error };
    }
  }

  /** Only one reader of a file searches for it; the others wait, and ask for it themselves once it was found. */
  private async searchOnce(file: string, asked: Asked, said: Outcome): Promise<Outcome> {
    const isNamed = await this.isNamed(file);
    if (isNamed && isMissing(said)) this.lastSignAt = performance.now();
    if (isAway(said) && !this.isBeingReplaced && !this.hasJustAnswered) return said; // all of them, not one replica
    const searches = isNamed ? this.named : this.unnamed;
    const found = searches.get(file);
    if (found) return (await found) ? this.search(asked, said) : said;
    if (!isNamed && searches.size >= (this.isBeingReplaced ? MAX_UNNAMED_SEARCHES : 1)) return said;
    const search = this.search(asked, said).finally(() => searches.delete(file));
    searches.set(
      file,
      search.then(isFound, () => false),
    );
    const outcome = await search;
    if (isFound(outcome)) this.lastSignAt = performance.now();
    return outcome;
  }

  /** The answer of a replica that has it; failing that the last answer, which counts more than an error. */
  private async search(asked: Asked, first: Outcome): Promise<Outcome> {
    const until = performance.now() + SEARCH_TIMEOUT_MS;
    let said = first;
    let last = first;
    for (let asks = 0; asks < MAX_TRIES && mayBeElsewhere(last) && performance.now() < until; asks += 1) {
      last = await this.askAnother(asked);
      if ('error' in last && 'answer' in said) continue;
      if ('answer' in said) await said.answer.body.dump();
      said = last;
    }
    return said;
  }
}

const isMissing = (outcome: Outcome): boolean => 'answer' in outcome && outcome.answer.statusCode === 404;
const isFound = (outcome: Outcome): boolean => 'answer' in outcome && outcome.answer.statusCode < 400;

/** A connect timeout is not retried: it has used up all the time that a reader of files may wait. */
function isAway(outcome: Outcome): boolean {
  if ('answer' in outcome) return false;
  const { code } = outcome.error as { code?: string };
  return code !== 'UND_ERR_CONNECT_TIMEOUT' && mayRepeat({ method: 'GET', idempotencyKey: undefined }, code);
}

const mayBeElsewhere = (outcome: Outcome): boolean => isMissing(outcome) || isAway(outcome);

function answerOf(outcome: Outcome): Answer {
  if ('error' in outcome) throw outcome.error;
  return outcome.answer;
}
