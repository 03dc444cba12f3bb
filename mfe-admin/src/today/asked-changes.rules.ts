import type { AskedChange } from '@safari/contracts';

const DAY = 86_400_000;

/** Whether less than a day is left to answer it. @param now in milliseconds since 1970 */
export const lapsesSoon = ({ expiresAt }: Pick<AskedChange, 'expiresAt'>, now: number): boolean =>
  Date.parse(expiresAt) - now < DAY;
