export { tellsTime } from '@safari/web-kit/clock';
