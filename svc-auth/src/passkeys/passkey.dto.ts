import type { PasskeySignIn } from '@safari/contracts';
import { IsObject } from 'class-validator';

export class PasskeySignInDto implements PasskeySignIn {
  /** Read by the library, which knows its shape; the bounds of every body hold for it. */
  @IsObject({ message: 'Send what the authenticator answered' })
  credential: Record<string, unknown>;
}
