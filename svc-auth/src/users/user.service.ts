import { Injectable } from '@nestjs/common';
import type { User } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { UserEntity } from './user.entity.js';

export type Profile = Omit<User, 'id'>;

@Injectable()
export class UserService {
  /** The user of a proven address, made at the first sign-in, with the newest name and picture. */
  async signedIn(tx: EntityManager, profile: Profile): Promise<UserEntity> {
    const id = UserEntity.idOf(profile.email);
    await tx.upsert(
      UserEntity,
      {
        id,
        email: profile.email.toLowerCase(),
        name: profile.name.slice(0, 200),
        picture: profile.picture,
        signedInAt: new Date(),
      },
      ['id'],
    );
    return tx.findOneByOrFail(UserEntity, { id });
  }
}
