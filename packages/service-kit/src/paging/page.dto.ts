import type { Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

export interface PageOptions {
  cursor?: string;
  limit: number;
}

/**
 * `?cursor&limit` of a list that grows, to be extended by the list's own filters.
 * @param largest the most rows of a page, also where no limit is given
 * @param filter the class of the list's filters, where it has some of its own
 */
export function pageDto(largest: number): Class<PageOptions>;
export function pageDto<Filter extends object>(
  largest: number,
  filter: Class<Filter>,
): Class<Filter & PageOptions>;
export function pageDto(largest: number, filter: Class<object> = class {}): Class<PageOptions> {
  class PagedDto extends filter implements PageOptions {
    @IsOptional()
    @IsString()
    @MaxLength(300)
    cursor?: string;

    @Type(() => Number)
    @IsInt()
    @Min(1)
    @Max(largest)
    limit: number = largest;
  }
  return PagedDto;
}

/** `?cursor&limit` of a list without filters of its own. */
export class PageDto extends pageDto(100) {}
