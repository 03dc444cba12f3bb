export { setClockBy, timeNow, today } from '@safari/web-kit/clock';
