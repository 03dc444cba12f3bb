import type { DevSignIn } from '@safari/contracts';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class DevSignInDto implements DevSignIn {
  @IsString()
  @IsNotEmpty({ message: 'Enter the username' })
  @MaxLength(200)
  username: string;

  @IsString()
  @IsNotEmpty({ message: 'Enter the password' })
  @MaxLength(200)
  password: string;
}
