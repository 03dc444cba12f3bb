import type SMTPTransport from 'nodemailer/lib/smtp-transport';

/** `smtp://user:password@host:port` or `smtps://…` as nodemailer's settings. */
export function smtpSettings(address: string): SMTPTransport.Options {
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
export function isPermanent(error: unknown): boolean {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof code === 'number' && code >= 500;
}

/** Nobody answered, or the server takes no letter at all for now (421): the next letter would fare no better. */
export function isAway(error: unknown): boolean {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return code === undefined || code === 421;
}
