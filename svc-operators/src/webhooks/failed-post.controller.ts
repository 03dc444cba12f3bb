import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { FailedPost } from '@safari/contracts';
import { ApiCall, ForStaff, RowIdPipe } from '@safari/service-kit';
import { FailedPostService } from './failed-post.service.js';

const MESSAGE = new RowIdPipe('The message');

@ForStaff()
@Controller('api/operators/failed-posts')
export class FailedPostController {
  constructor(private readonly posts: FailedPostService) {}

  @ApiCall('List messages of the last days that operators’ endpoints did not take', ['FailedPost'])
  @Get()
  list(): Promise<FailedPost[]> {
    return this.posts.list();
  }

  @ApiCall('Post a failed message again', undefined, { refuses: ['conflict'] })
  @Post(':communicationId/retry')
  @HttpCode(204)
  retry(@Param('communicationId', MESSAGE) communicationId: number): Promise<void> {
    return this.posts.retry(communicationId);
  }
}
