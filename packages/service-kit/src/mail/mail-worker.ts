import { Inject, Injectable } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { CommitSignal } from '../database/commit-signal.js';
import { LoopWorker } from '../database/loop-worker.js';
import { parseTraceparent } from '../tracing/traceparent.js';
import { Tracing } from '../tracing/tracing.js';
import { MAIL_OPTIONS, type MailOptions, retryDelaysOf } from './mail-options.js';
import { MailOutcomes } from './mail-outcomes.js';
import { LEASE_MS, type LeasedLetter, OutgoingMailRepository } from './outgoing-mail.repository.js';
import { domainOf, isAway, isPermanent, smtpSettings } from './smtp.js';

const POLL_MS = 1_000;

/**
 * Hands waiting letters to SMTP one after the other. A letter is leased while it is being sent, so several instances
 * never send it at the same time and a crash only delays it; its Message-ID stays the same over all attempts.
 */
@Injectable()
export class MailWorker extends LoopWorker {
  private readonly settings: ReturnType<typeof smtpSettings>;
  private transport: Transporter | undefined;
  private readonly retryDelays: readonly number[];
  /** When a server that did not answer is tried again, by the monotonic clock. */
  private awayUntil = 0;
  /** An outcome that could not be stored yet; if it cannot be until the lease ends, the letter is sent once more. */
  private unnoted: { note: () => Promise<void>; until: number } | undefined;
  /** Whether there may be an outcome to tell: one of ours, or after a pause one that another instance left. */
  private mayTell = true;

  constructor(
    @Inject(MAIL_OPTIONS) private readonly options: MailOptions,
    private readonly letters: OutgoingMailRepository,
    commits: CommitSignal,
    private readonly outcomes: MailOutcomes,
    private readonly tracing: Tracing,
  ) {
    super('Mail', POLL_MS, 'letters wait', { commits, work: 'letters' });
    this.retryDelays = retryDelaysOf(options);
    this.settings = smtpSettings(options.smtpUrl, options.from);
  }

  protected override async work(): Promise<boolean> {
    const told = this.mayTell && (await this.outcomes.tellNext());
    this.mayTell = true; // whatever fails now
    const letter = await this.sendNext();
    this.mayTell = told || !letter || this.outcomes.isHeard(letter.topic);
    return told || letter !== undefined;
  }

  protected override cutOff(): void {
    this.transport?.close({ force: true });
  }

  private async sendNext(): Promise<LeasedLetter | undefined> {
    await this.noteLast();
    if (performance.now() < this.awayUntil) return undefined;
    const letter = await this.letters.lease();
    if (!letter) return undefined;
    const span = this.tracing.begin(`send ${letter.topic}`, {
      kind: 'client',
      from: parseTraceparent(letter.traceparent),
      facts: { 'letter.topic': letter.topic, 'letter.attempt': letter.attempts },
    });
    const refused = await span.run(() => this.hand(letter));
    span.end({}, refused?.error);
    this.awayUntil = refused && isAway(refused.error) ? performance.now() + this.delayAfter(letter) : 0;
    const note = () =>
      span.run(() =>
        refused ? this.retryOrFail(letter, refused.error) : this.outcomes.keep(letter, 'sent', null),
      );
    this.unnoted = { note, until: performance.now() + LEASE_MS };
    await this.noteLast();
    return letter;
  }

  /** The library holds 2 MB: it is loaded with the first letter. */
  private async openTransport(): Promise<Transporter> {
    if (!this.transport) {
      const { createTransport } = await import('nodemailer');
      this.transport = createTransport(this.settings);
    }
    return this.transport;
  }

  private async noteLast(): Promise<void> {
    if (this.unnoted && performance.now() < this.unnoted.until) await this.unnoted.note();
    this.unnoted = undefined;
  }

  /** Hands the letter to the server; only this decides whether it is sent again. @returns why it was not taken */
  private async hand(letter: LeasedLetter): Promise<{ error: unknown } | undefined> {
    const renewing = setInterval(() => this.renewLease(letter), LEASE_MS / 3);
    try {
      const taken: unknown = await (await this.openTransport()).sendMail({
        from: this.options.from,
        to: { name: '', address: letter.to },
        subject: letter.subject,
        text: letter.text,
        ...(letter.html !== null && { html: letter.html }),
        messageId: `<${letter.messageId}@${domainOf(this.options.from)}>`,
        alternatives: letter.attachments
          .filter(({ alternative }) => alternative)
          .map(({ contentType, content }) => ({ contentType, content: Buffer.from(content, 'base64') })),
        attachments: letter.attachments.map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          content: Buffer.from(content, 'base64'),
        })),
      });
      const { topic, topicId } = letter;
      this.log.log({ msg: `letter ${letter.id} left`, topic, topicId, response: responseOf(taken) });
      return undefined;
    } catch (error) {
      return { error };
    } finally {
      clearInterval(renewing);
    }
  }

  /** Extends the lease while the server takes its time. */
  private renewLease(letter: LeasedLetter): void {
    this.letters
      .renewLease(letter)
      .catch((error: unknown) =>
        this.log.warn({ msg: `the lease of letter ${letter.id} could not be renewed`, err: error }),
      );
  }

  /** How long all letters wait after the server did not answer; then one of them finds out whether it is back. */
  private delayAfter({ attempts }: LeasedLetter): number {
    return this.retryDelays[attempts - 1] ?? 0;
  }

  private async retryOrFail(letter: LeasedLetter, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const delay = isPermanent(error) ? undefined : this.retryDelays[letter.attempts - 1];
    this.log.warn({ msg: `letter ${letter.id} was not taken, attempt ${letter.attempts}`, reason });
    if (delay === undefined) return this.outcomes.keep(letter, 'failed', reason);
    await this.outcomes.keepTrying(letter, reason, delay);
  }
}

/**
 * The server's response to a letter that it took, as a rule with its queue id, by which the letter is found in that
 * server's log.
 */
const responseOf = (taken: unknown): unknown => (taken as { response?: unknown }).response;
