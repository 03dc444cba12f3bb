/** The server's time. Each app bundles this module, and sets its clock by the answers that it reads itself. */

export { setClockBy, timeNow, today } from './clock';
export { tellsTime } from './tells-time';
export { useNow, useToday } from './use-now';
