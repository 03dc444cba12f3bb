import type { Passkey } from '@safari/contracts';
import type { PasskeyEntity } from './passkey.entity.js';

export const toPasskey = ({ publicId, name, createdAt, lastUsedAt }: PasskeyEntity): Passkey => ({
  id: publicId,
  name,
  addedAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
});
