import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { EntityManager } from 'typeorm';
import { DecoratedMethods } from '../app/decorated-methods.js';
import { Database } from '../database/database.js';
import { Loop } from '../database/loop.js';
import { Wake } from '../database/wake.js';
import { type MailHandler, ON_MAIL } from './on-mail.js';
import type { Attachment } from './outgoing-mail.js';

export const MAIL_OPTIONS = Symbol('MAIL_OPTIONS');

export interface MailOptions {
  smtpUrl: string;
  from: string;
  /** Waiting time before each further attempt, in ms; after the last one the letter has failed. */
  retryDelays?: readonly number[];
}

const RETRY_DELAYS = [1_000, 10_000, 60_000, 600_000, 3_600_000, 14_400_000] as const;
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
  private handlers: ReadonlyMap<string, MailHandler> = new Map();
  private readonly loop = new Loop(
    () => this.sendNext(),
    POLL_MS,
    (error) => this.log.warn({ msg: 'letters wait', err: error }),
  );
  private stopListening: () => void = () => undefined;

  constructor(
    @Inject(MAIL_OPTIONS) private readonly options: MailOptions,
    private readonly database: Database,
    private readonly wake: Wake,
    private readonly methods: DecoratedMethods,
  ) {
    this.retryDelays = options.retryDelays ?? RETRY_DELAYS;
    this.transport = createTransport(smtpSettings(options.smtpUrl));
  }

  onApplicationBootstrap(): void {
    this.handlers = this.methods.by<MailHandler>(ON_MAIL);
    this.stopListening = this.wake.onCommit(() => this.loop.wake());
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopListening();
    await this.loop.stop();
    this.transport.close();
  }

  private async sendNext(): Promise<boolean> {
    const [letter] = await this.database.rows<Due>(
      'lease-mail',
      `update outgoing_mail set attempts = attempts + 1, next_attempt_at = now() + interval '${LEASE}'
       where id = (select id from outgoing_mail where state = 'queued' and next_attempt_at <= now()
                   order by next_attempt_at, id limit 1 for update skip locked)
       returning id, topic, topic_id, recipient, subject, text, html, attachments, message_id, attempts`,
    );
    if (!letter) return false;
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
      await this.settle(letter, 'sent', null);
    } catch (error) {
      await this.retryOrFail(letter, error);
    }
    return true;
  }

  private async retryOrFail(letter: Due, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const delay = isPermanent(error) ? undefined : this.retryDelays[letter.attempts - 1];
    this.log.warn({ msg: `letter ${letter.id} was not taken, attempt ${letter.attempts}`, reason });
    if (delay === undefined) return this.settle(letter, 'failed', reason);
    await this.database.manager.query(
      `update outgoing_mail set next_attempt_at = now() + $2 * interval '1 millisecond', reason = $3 where id = $1`,
      [letter.id, delay, reason],
    );
  }

  private async settle(letter: Due, state: 'sent' | 'failed', reason: string | null): Promise<void> {
    await this.database.transaction(async (tx: EntityManager) => {
      await tx.query(
        `update outgoing_mail set state = $2, reason = $3, sent_at = case when $2 = 'sent' then now() end where id = $1`,
        [letter.id, state, reason],
      );
      await this.handlers.get(letter.topic)?.(tx, {
        topicId: letter.topic_id,
        to: letter.recipient,
        state,
        reason,
      });
    });
  }
}

/** `smtp://user:password@host:port` or `smtps://…` as nodemailer's settings. */
function smtpSettings(address: string): SMTPTransport.Options {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** SMTP's 5xx: asking again will not help. */
function isPermanent(error: unknown): boolean {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof code === 'number' && code >= 500;
}

const hostOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
