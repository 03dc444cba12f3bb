export { PageInterceptor } from '@safari/service-kit';
