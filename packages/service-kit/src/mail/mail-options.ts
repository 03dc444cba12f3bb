export const MAIL_OPTIONS = Symbol('MAIL_OPTIONS');

export interface MailOptions {
  smtpUrl: string;
  from: string;
  /** How long a held letter waits, in ms. */
  holdMs: number;
  /** Waiting time before each further attempt, in ms; after the last one the letter has failed. */
  retryDelays?: readonly number[];
}

const MINUTE_MS = 60_000;
const MINUTES_A_DAY = 1_440;
/** Every minute for a day: a letter leaves within a minute of the end of an outage, however long that was. */
const RETRY_DELAYS: readonly number[] = [
  1_000,
  10_000,
  ...Array.from({ length: MINUTES_A_DAY }, () => MINUTE_MS),
];

export const retryDelaysOf = ({ retryDelays = RETRY_DELAYS }: MailOptions): readonly number[] => retryDelays;
