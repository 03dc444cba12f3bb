export const MAIL_OPTIONS = Symbol('MAIL_OPTIONS');

export interface MailOptions {
  smtpUrl: string;
  from: string;
  /** Waiting time before each further attempt, in ms; after the last one the letter has failed. */
  retryDelays?: readonly number[];
}

const RETRY_DELAYS = [1_000, 10_000, 60_000, 600_000, 3_600_000, 14_400_000] as const;

export const retryDelaysOf = ({ retryDelays = RETRY_DELAYS }: MailOptions): readonly number[] => retryDelays;
