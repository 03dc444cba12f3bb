import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OperatorsConfig } from '../config.js';
import { AnswerLinkRepository } from './answer-link.repository.js';
import { hashOf, newToken } from './answer-link.token.js';

/** Whoever has a link may answer its request. Only the hash of its token is kept, so nobody can look a link up. */
@Injectable()
export class AnswerLinkService {
  constructor(
    private readonly config: OperatorsConfig,
    private readonly links: AnswerLinkRepository,
  ) {}

  /** One more link to a request; those given out before stay good. @returns its address */
  async create(tx: EntityManager, requestId: number): Promise<string> {
    const token = newToken();
    await this.links.insert(tx, hashOf(token), requestId);
    return `${this.config.PUBLIC_ORIGIN}/answer/${token}`;
  }
}
