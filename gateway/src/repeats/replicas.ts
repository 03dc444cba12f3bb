import { setTimeout as wait } from 'node:timers/promises';
import { Agent, type Dispatcher } from 'undici';
import { mayRepeat } from './repeat.rules.js';

/** While the replicas of a server are replaced one by one, what is missing at one may be there at another: so often it is looked for, */
const LOOKS = 20;
/** for so long at most, in ms, */
const LOOKED_FOR_MS = 3_000;
/** and with this pause in between. */
const PAUSE_MS = 50;
/** So many files that nothing of ours names are looked for at once: of those whom somebody makes up, each is asked for once. */
const UNNAMED_AT_ONCE = 16;
/** Named after its content, so it is there or not, and never another one. */
const BY_CONTENT = /^\/(assets\/[^?]+|(?:server|screens)-[^/?]+\.cjs)/;

type Asked = Omit<Dispatcher.RequestOptions, 'origin'> & { origin: string };
type Answer = Dispatcher.ResponseData;
type Outcome = { answer: Answer } | { error: Error };

interface Options {
  /** How long one may take to begin, and between two parts of a file, in ms. */
  timeoutMs: number;
  /** Whether a page or a manifest names this file, by its path below the server's root. */
  isNamed: (file: string) => boolean | Promise<boolean>;
}

/**
 * A server of files that may stand several times behind one address, where one is replaced after the other: what one of
 * them does not have, or cannot say, is asked for again on connections of their own, which lead to others.
 */
export class Replicas {
  private readonly kept: Agent;
  /** A connection for each request. */
  private readonly others: Agent;
  private readonly isNamed: Options['isNamed'];
  private unnamed = 0;

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

  private async ask(asked: Asked): Promise<Answer> {
    const first = await outcomeOf(this.kept.request(asked));
    const until = performance.now() + LOOKED_FOR_MS;
    const said = await this.look(asked, first, until, mayAnswerElsewhere);
    const [, file] = BY_CONTENT.exec(asked.path) ?? [];
    if (file === undefined || !isMissing(said)) return answerOf(said);
    const mayBeElsewhere = (outcome: Outcome) => isMissing(outcome) || mayAnswerElsewhere(outcome);
    if (await this.isNamed(file)) return answerOf(await this.look(asked, said, until, mayBeElsewhere));
    if (this.unnamed >= UNNAMED_AT_ONCE) return answerOf(said);
    this.unnamed += 1;
    try {
      return answerOf(await this.look(asked, said, until, mayBeElsewhere));
    } finally {
      this.unnamed -= 1;
    }
  }

  /** What another replica says, as long as it is worth it; an answer counts more than none. */
  private async look(
    asked: Asked,
    first: Outcome,
    until: number,
    isWorthIt: (outcome: Outcome) => boolean,
  ): Promise<Outcome> {
    let said = first;
    let last = first;
    for (let look = 0; look < LOOKS && isWorthIt(last) && performance.now() < until; look += 1) {
      await wait(PAUSE_MS);
      last = await outcomeOf(this.others.request(asked));
      if ('error' in last && 'answer' in said) continue;
      if ('answer' in said) await said.answer.body.dump();
      said = last;
    }
    return said;
  }
}

const isMissing = (outcome: Outcome): boolean => 'answer' in outcome && outcome.answer.statusCode === 404;

/** Whoever hangs has had all the time that a reader of files has. */
function mayAnswerElsewhere(outcome: Outcome): boolean {
  if ('answer' in outcome) return false;
  const { code } = outcome.error as { code?: string };
  return code !== 'UND_ERR_CONNECT_TIMEOUT' && mayRepeat({ method: 'GET', idempotencyKey: undefined }, code);
}

const outcomeOf = (asking: Promise<Answer>): Promise<Outcome> =>
  asking.then(
    (answer) => ({ answer }),
    (error: Error) => ({ error }),
  );

function answerOf(outcome: Outcome): Answer {
  if ('error' in outcome) throw outcome.error;
  return outcome.answer;
}
