import { expect, it } from '@jest/globals';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  validate,
} from 'class-validator';
import { plainReason } from './plain-reason.rules.js';

class Wish {
  @IsString() @IsNotEmpty() @MaxLength(3) customerName = 'long';
  @IsInt() @Min(1) @Max(20) party: unknown = 1.5;
  @IsIn(['package', 'attraction']) bookingType = 'cruise';
  @IsBoolean() mealsIncluded = 'yes';
  @IsArray() @ArrayMaxSize(1) @ArrayUnique() @IsString({ each: true }) wishes: unknown = [1, 1];
  @IsUUID() bookingId = '7';
  @IsObject() detail = 'none';
  @Length(2, 3) code = 'a';
  @Matches(/^a/) letter = 'b';
  @IsNotEmpty({ message: 'Enter the full name' }) name = '';
}

it('what a rule says of a field names no property of it, and ends in words', async () => {
  const faults = await validate(new Wish(), { whitelist: true, forbidNonWhitelisted: true });
  const reasons = faults.flatMap(({ property, constraints = {} }) =>
    Object.values(constraints).map((reason) => ({ property, plain: plainReason(reason, property) })),
  );
  expect(reasons.length).toBeGreaterThan(10);
  for (const { property, plain } of reasons) if (property !== 'name') expect(plain).not.toContain(property);
  expect(reasons.map(({ plain }) => plain)).toEqual(
    expect.arrayContaining([
      'At most 3 characters, please',
      'Enter a whole number',
      'Choose one of these: package, attraction',
      'Each one once, please',
      'Enter the full name',
    ]),
  );
});

it('what nobody asked for is said so', () => {
  expect(plainReason('property status should not exist', 'status')).toBe('Nothing is asked for here');
});
