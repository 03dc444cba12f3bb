import { verifySync } from '@node-rs/argon2';
import { MustBe } from '@safari/service-kit';

/** With a salt of 16 bytes and a hash of 32: anything shorter was cut off. */
const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$[A-Za-z0-9+/]{22,}\$[A-Za-z0-9+/]{43,}$/;
const LEAST_KIB = 19_456;
const LEAST_PASSES = 2;

/** A complete argon2id hash that is expensive enough to guess, or `off`. */
export const IsStaffPasswordHash = () =>
  MustBe('a whole argon2id hash of at least 19 MiB and 2 passes, or off', (value) => {
    const [, memory, passes] = HASH.exec(value) ?? [];
    return (
      value === 'off' ||
      (Number(memory) >= LEAST_KIB && Number(passes) >= LEAST_PASSES && canBeVerified(value))
    );
  });

function canBeVerified(hash: string): boolean {
  try {
    verifySync(hash, '');
    return true;
  } catch {
    return false;
  }
}
