import { Injectable } from '@nestjs/common';
import { OutgoingMail } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AuthConfig } from '../config.js';
import { passkeyLetter, type WayInChange } from './passkey.letter.js';
import type { PasskeyOwner } from './relying-party.js';

/** Writes to members when what they sign in by changes, in the transaction of the change. */
@Injectable()
export class PasskeyLetters {
  constructor(
    private readonly config: AuthConfig,
    private readonly mail: OutgoingMail,
  ) {}

  async write(tx: EntityManager, change: WayInChange, member: PasskeyOwner, name: string): Promise<void> {
    await this.mail.add(tx, {
      topic: change,
      topicId: member.id,
      ...passkeyLetter(change, member, { name, at: new Date() }, this.config.brand),
    });
  }
}
