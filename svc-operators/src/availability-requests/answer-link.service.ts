import { Injectable } from '@nestjs/common';
import { linkTokenHash, newLinkToken } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { ANSWER_PATH } from '../communications/communication-status.service.js';
import { OperatorsConfig } from '../config.js';
import { AnswerLinkRepository } from './answer-link.repository.js';

/**
 * Creates links by which an availability request is answered without an account. Only the hash of a link's token is
 * stored, so nobody can look a link up.
 */
@Injectable()
export class AnswerLinkService {
  constructor(
    private readonly config: OperatorsConfig,
    private readonly links: AnswerLinkRepository,
  ) {}

  /** One more link to a request; former ones stay valid. @returns its address */
  async create(tx: EntityManager, requestId: number): Promise<string> {
    const token = newLinkToken();
    await this.links.insert(tx, linkTokenHash(token), requestId);
    return `${this.config.PUBLIC_ORIGIN}${ANSWER_PATH}${token}`;
  }
}
