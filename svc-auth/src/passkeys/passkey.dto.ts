import type {
  AddPasskey,
  ConfirmByProvider,
  NamePasskey,
  PasskeyConfirmation,
  PasskeySignIn,
} from '@safari/contracts';
import { IsCleanLine, Trim } from '@safari/service-kit';
import { IsNotEmpty, IsObject, IsOptional, IsUUID, MaxLength } from 'class-validator';

export class PasskeySignInDto implements PasskeySignIn {
  /** Parsed and checked by the WebAuthn library; the limits of every body apply. */
  @IsObject({ message: 'Send what the authenticator answered' })
  credential: Record<string, unknown>;
}

export class PasskeyConfirmationDto implements PasskeyConfirmation {
  /** As in `PasskeySignInDto`. */
  @IsOptional()
  @IsObject({ message: 'Send what the authenticator answered' })
  credential?: Record<string, unknown>;
}

export class ConfirmByProviderDto implements ConfirmByProvider {
  @IsOptional()
  @IsUUID()
  removes?: string;
}

export class NamePasskeyDto implements NamePasskey {
  @Trim()
  @IsCleanLine()
  @IsNotEmpty({ message: 'Enter a name' })
  @MaxLength(60)
  name: string;
}

export class AddPasskeyDto extends NamePasskeyDto implements AddPasskey {
  /** As in `PasskeySignInDto`. */
  @IsObject({ message: 'Send what the authenticator answered' })
  credential: Record<string, unknown>;
}
