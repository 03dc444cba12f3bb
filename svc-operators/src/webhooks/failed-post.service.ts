import { Injectable } from '@nestjs/common';
import type { FailedPost } from '@safari/contracts';
import { CommitSignal, Database } from '@safari/service-kit';
import { CommunicationStatusService } from '../communications/communication-status.service.js';
import { FailedPostRepository } from './failed-post.repository.js';

/** Messages that no attempt could post, kept where staff can see them and have them posted again. */
@Injectable()
export class FailedPostService {
  constructor(
    private readonly database: Database,
    private readonly posts: FailedPostRepository,
    private readonly communications: CommunicationStatusService,
    private readonly commits: CommitSignal,
  ) {}

  list(): Promise<FailedPost[]> {
    return this.posts.list();
  }

  /** Posts to the operator's present endpoint, or sends in its present way where it has none. */
  async retry(communicationId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.posts.requeue(tx, communicationId);
      await this.communications.markPending(tx, communicationId);
      this.commits.leave(tx, 'webhooks');
      this.commits.leave(tx, 'stranded');
    });
  }
}
