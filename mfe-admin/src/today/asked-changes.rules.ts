import type { AskedChange } from '@safari/contracts';

const DAY = 86_400_000;

/** Whether it expires within a day. @param now in ms since 1970 */
export const lapsesSoon = ({ expiresAt }: Pick<AskedChange, 'expiresAt'>, now: number): boolean =>
  Date.parse(expiresAt) - now < DAY;
