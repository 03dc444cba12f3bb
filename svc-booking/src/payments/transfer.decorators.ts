import { applyDecorators } from '@nestjs/common';
import { IsCleanLine, Trim } from '@safari/service-kit';
import { IsNotEmpty, MaxLength } from 'class-validator';

/** By which the bank knows money that moved. @param max characters */
export const IsTransferReference = (max: number): PropertyDecorator =>
  applyDecorators(
    // the last one first, as decorators above a field are applied: a refusal names the same fault
    IsCleanLine(),
    MaxLength(max),
    IsNotEmpty({ message: 'Enter the reference of the transfer' }),
    Trim() as PropertyDecorator,
  );
