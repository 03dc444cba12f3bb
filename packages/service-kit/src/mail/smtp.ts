import type SMTPPool from 'nodemailer/lib/smtp-pool';

/** So long a connection waits for the next letter; shorter than `socketTimeout`, which ends it as a failure. */
const IDLE_MS = 5_000;
/** From the first look for the server until letters can be told, greeting and encryption included. */
const GREETING_MS = 30_000;
/** A server may take so long to say that it has a letter (RFC 5321, 4.5.3.2.6): who hangs up sooner sends it again. */
const SILENCE_MS = 600_000;

/**
 * `smtp://user:password@host:port` or `smtps://…` as nodemailer's settings. A password is told over TLS alone. Letters
 * that leave together share one connection: to greet, to encrypt and to sign in takes a dozen round trips, a letter four.
 * @param from in whose name servers are greeted: a container's own name is none that anybody else knows
 */
export function smtpSettings(address: string, from: string): SMTPPool.Options {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    name: domainOf(from),
    ...(url.username && {
      requireTLS: true,
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    pool: true,
    maxConnections: 1,
    idleTimeout: IDLE_MS,
    // one that the server has ended meanwhile, before it was told anything of the letter
    maxRequeues: 1,
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** `example.com` of `Office <office@example.com>` */
export const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

interface SmtpError {
  /** nodemailer's */
  code?: string;
  /** of SMTP, where the server said anything */
  responseCode?: number;
  response?: string;
  /** during which it was said */
  command?: string;
}

/** The server takes this letter never, whoever asks: no such recipient, too large, unwanted. */
export function isPermanent(error: unknown): boolean {
  const { responseCode } = error as SmtpError;
  return isOfLetter(error) && !isOfUs(error) && (responseCode === undefined || responseCode >= 500);
}

/**
 * Nobody answered, or the server takes no letter of ours for now (it is full, the password was changed, the sender is
 * not known yet): the next letter would fare no better.
 */
export function isAway(error: unknown): boolean {
  return !isOfLetter(error) || (error as SmtpError).responseCode === 421;
}

/** Of its recipient or its content: all that came before, the sender too, is one for all letters. */
function isOfLetter(error: unknown): boolean {
  const { code, command } = error as SmtpError;
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
}

/**
 * The refusal concerns us as the sender: not authorized (5.7 of RFC 3463), or routing or quota (5.4). It may hold for
 * one recipient or for all, so this letter is retried and no other waits for it. After the content, 5.7 is about the
 * letter.
 */
function isOfUs(error: unknown): boolean {
  const { response = '', command } = error as SmtpError;
  return (command === 'RCPT TO' ? /^5\d\d[ -]5\.[47]\./ : /^5\d\d[ -]5\.4\./).test(response);
}
