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

it.each([
  ['should not be empty', 'Fill this in'],
  ['must be a string', 'Enter a text'],
  ['must be shorter than or equal to 50 characters', 'At most 50 characters, please'],
  ['must be longer than or equal to 12 characters', 'At least 12 characters, please'],
  [
    'must be longer than or equal to 12 and shorter than or equal to 30 characters',
    'At least 12 characters, please',
  ],
  ['must be an integer number', 'Enter a whole number'],
  [
    'must be a number conforming to the specified constraints',
    'Enter a number conforming to the specified constraints',
  ],
  ['must not be less than 0.5', 'At least 0.5, please'],
  ['must not be greater than 20', 'At most 20, please'],
  ['must be a boolean value', 'Choose yes or no'],
  ['must be one of the following values: red, green', 'Choose one of these: red, green'],
  ['must contain no more than 10 elements', 'At most 10, please'],
  ['must contain at least 10 elements', 'At least 10, please'],
  ['must be an array', 'Give a list'],
  ['must be an object', 'Give all that belongs here'],
  ['must be either object or array', 'Give all that belongs here'],
  ['must be a UUID', 'This names nothing that there is'],
  ['must rhyme', 'must rhyme'],
])('that a size %s is said so: %s', (says, plain) => {
  for (const words of ['', 'each value in ', 'nested property ', 'each value in nested property '])
    expect(plainReason(`${words}size ${says}`, 'size')).toBe(plain);

  expect(plainReason(`size nearly ${says}`, 'size')).toBe(`nearly ${says}`);
});

it.each([
  'should not be empty or blank',
  'must be a string of letters',
  'must be shorter than or equal to 50 characters or words',
  'must be longer than or equal to 12 characters or words',
  'must be an integer number of days',
  'must not be less than 1 unless it is nothing',
  'must not be greater than 20 unless it is everything',
  'must be a boolean value or nothing',
  'must contain no more than 10 elements of a kind',
  'must contain at least 10 elements of a kind',
  'must be an array of texts',
  'must be an object or nothing',
  'must be a UUID of a booking',
])('what goes on behind words that are known keeps its own: %s', (says) => {
  expect(plainReason(`size ${says}`, 'size')).toBe(says);
});

it.each([
  'sizes must be a string',
  'property colour should not exist',
  "All colour's elements must be unique",
])('what is said of another field stays as it is: %s', (reason) => {
  expect(plainReason(reason, 'size')).toBe(reason);
});
