import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { CommitSignal } from '../database/commit-signal.js';
import { Database } from '../database/database.js';
import { Loop } from '../database/loop.js';
import { MAIL_OPTIONS, type MailOptions, retryDelaysOf } from './mail-options.js';
import { MailOutcomes } from './mail-outcomes.js';
import type { Attachment } from './outgoing-mail.js';
import { isAway, isPermanent, smtpSettings } from './smtp.js';

const POLL_MS = 1_000;
const LEASE = '2 minutes';

interface Due {
  id: string;
  topic: string;
  topic_id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  attachments: Attachment[];
  message_id: string;
  attempts: number;
}

/**
 * Hands waiting letters to SMTP one after the other. A letter is leased while it is being sent, so several instances
 * never send it at the same time and a crash only delays it; its Message-ID stays the same over all attempts.
 */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Mail');
  private readonly transport: Transporter;
  private readonly retryDelays: readonly number[];
  /** When the server is tried again that answered nobody; ms since the epoch. */
  private awayUntil = 0;
  private readonly loop = new Loop(
    () => this.tellOrSend(),
    POLL_MS,
    (error) => this.log.warn({ msg: 'letters wait', err: error }),
  );

  constructor(
    @Inject(MAIL_OPTIONS) private readonly options: MailOptions,
    private readonly database: Database,
    private readonly commits: CommitSignal,
    private readonly outcomes: MailOutcomes,
  ) {
    this.retryDelays = retryDelaysOf(options);
    this.transport = createTransport(smtpSettings(options.smtpUrl));
  }

  onApplicationBootstrap(): void {
    this.loop.start(this.commits);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    this.transport.close();
  }

  private async tellOrSend(): Promise<boolean> {
    const told = await this.outcomes.tellNext();
    const sent = await this.sendNext();
    return told || sent;
  }

  private async sendNext(): Promise<boolean> {
    if (Date.now() < this.awayUntil) return false;
    const [letter] = await this.database.rows<Due>(
      'lease-mail',
      `update outgoing_mail set attempts = attempts + 1, next_attempt_at = now() + interval '${LEASE}'
       where id = (select id from outgoing_mail where state = 'queued' and next_attempt_at <= now()
                   order by next_attempt_at, id limit 1 for update skip locked)
       returning id, topic, topic_id, recipient, subject, text, html, attachments, message_id, attempts`,
    );
    if (!letter) return false;
    const refused = await this.hand(letter);
    this.awayUntil = refused && isAway(refused.error) ? Date.now() + this.delayAfter(letter) : 0;
    await (refused ? this.retryOrFail(letter, refused.error) : this.outcomes.keep(letter.id, 'sent', null));
    return true;
  }

  /** Only what happens here decides whether the letter leaves again. @returns why it was not taken */
  private async hand(letter: Due): Promise<{ error: unknown } | undefined> {
    try {
      await this.transport.sendMail({
        from: this.options.from,
        to: { name: '', address: letter.recipient },
        subject: letter.subject,
        text: letter.text,
        ...(letter.html !== null && { html: letter.html }),
        messageId: `<${letter.message_id}@${hostOf(this.options.from)}>`,
        attachments: letter.attachments.map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          content: Buffer.from(content, 'base64'),
        })),
      });
      return undefined;
    } catch (error) {
      return { error };
    }
  }

  /** While the server is away, one letter asks whether it is back, and the others wait untried. */
  private delayAfter({ attempts }: Due): number {
    return this.retryDelays[attempts - 1] ?? 0;
  }

  private async retryOrFail(letter: Due, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const delay = isPermanent(error) ? undefined : this.retryDelays[letter.attempts - 1];
    this.log.warn({ msg: `letter ${letter.id} was not taken, attempt ${letter.attempts}`, reason });
    if (delay === undefined) return this.outcomes.keep(letter.id, 'failed', reason);
    await this.outcomes.keepTrying(letter, reason, delay);
  }
}

const hostOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
