import type SMTPPool from 'nodemailer/lib/smtp-pool';

/** How long a connection waits for the next letter; shorter than `socketTimeout`, which ends it as a failure. */
const IDLE_MS = 5_000;
/** The time from looking up the server until letters can be sent, greeting and encryption included. */
const GREETING_MS = 30_000;
/** How long a server may take to accept a letter (RFC 5321, 4.5.3.2.6): who hangs up sooner sends it again. */
const SILENCE_MS = 600_000;

/**
 * `smtp://user:password@host:port` or `smtps://…` as nodemailer's settings. A password is sent over TLS alone. Letters
 * that leave together share one connection: greeting, encrypting and signing in take a dozen round trips, a letter
 * four.
 * @param from the sender, whose domain greets servers: nobody else knows a container's own name
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
    // for a connection that the server has ended meanwhile, before anything of the letter was sent
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

/** The server will never take this letter: no such recipient, too large, unwanted. */
export function isPermanent(error: unknown): boolean {
  const { responseCode } = error as SmtpError;
  return isOfLetter(error) && !isOfUs(error) && (responseCode === undefined || responseCode >= 500);
}

/**
 * The server did not answer, or takes no letter of ours for now (it is full, the password was changed, the sender is
 * not known yet): the next letter would fail as well.
 */
export function isAway(error: unknown): boolean {
  return !isOfLetter(error) || (error as SmtpError).responseCode === 421;
}

/**
 * Whether the error is about this letter's recipient or content: all that comes before, the sender too, is alike for
 * all letters.
 */
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
