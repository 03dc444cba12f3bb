export { useNow, useToday } from '@safari/web-kit/clock';
