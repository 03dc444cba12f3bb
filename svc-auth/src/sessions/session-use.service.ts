import { Injectable } from '@nestjs/common';
import type { SessionEnd } from '@safari/contracts';
import { type SessionKind, sessionHash } from '@safari/service-kit';
import { AuthConfig } from '../config.js';
import { SessionRepository } from './session.repository.js';
import type { SessionId } from './session.service.js';

/** A use is stored only if the last stored one is at least this old; browsers report use at most once a minute. */
const MIN_WRITE_INTERVAL_S = 30;

/**
 * Keeps a session alive only when a person acts: by a key, a click or opening a page. Other requests do not count,
 * since screens that nobody looks at send them, too.
 */
@Injectable()
export class SessionUseService {
  constructor(
    private readonly config: AuthConfig,
    private readonly sessions: SessionRepository,
  ) {}

  /** @returns when the session ends if it is not used again; `null` where it has ended */
  async note(kind: SessionKind, id: SessionId | undefined): Promise<SessionEnd | null> {
    if (!id) return null;
    const limit = this.config.idleSeconds[kind];
    await this.sessions.updateLastUsed(kind, sessionHash(id), limit, MIN_WRITE_INTERVAL_S);
    const left = await this.sessions.timeLeft(kind, sessionHash(id), limit);
    if (!left) return null;
    const { unused, atMost } = left;
    return { inSeconds: Math.ceil(Math.min(unused, atMost)), final: atMost <= unused };
  }
}
