export { type Page } from '@safari/service-kit';
