/** The time by the server's clock. Each app bundles it, and sets it by the answers that it reads itself. */

export { setClockBy, timeNow, today } from './clock';
export { tellsTime } from './tells-time';
export { useNow, useToday } from './use-now';
