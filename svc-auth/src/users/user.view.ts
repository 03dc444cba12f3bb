import type { User } from '@safari/contracts';
import type { UserEntity } from './user.entity.js';

export function toUser(user: UserEntity): User {
  return { id: user.id, name: user.name, email: user.email, picture: user.picture };
}
