import { applyDecorators } from '@nestjs/common';
import { IsCleanLine, Trim } from '@safari/service-kit';
import { IsNotEmpty, MaxLength } from 'class-validator';

/** The bank's reference of a transfer. @param max characters */
export const IsTransferReference = (max: number): PropertyDecorator =>
  applyDecorators(
    // in reverse, as decorators above a field are applied: so a refusal names the same fault
    IsCleanLine(),
    MaxLength(max),
    IsNotEmpty({ message: 'Enter the reference of the transfer' }),
    Trim() as PropertyDecorator,
  );
