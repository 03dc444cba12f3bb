import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class StaffSignInDto {
  @IsString()
  @IsNotEmpty({ message: 'Enter the password' })
  @MaxLength(200)
  password: string;
}
