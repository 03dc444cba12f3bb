import { pageDto } from '@safari/service-kit';

export class PageDto extends pageDto(100) {}
