import {
  COMMISSION_RATE,
  INTEGRATION_METHODS,
  type IntegrationMethod,
  isOnStep,
  OPERATOR_RATING,
  OPERATOR_TYPES,
  type OperatorFields,
  type OperatorType,
  PRICE_RANGES,
  type PriceRange,
  type StepRange,
} from '@safari/contracts';
import {
  asSchema,
  IsCleanLine,
  IsCleanText,
  IsEmailAddress,
  Trim,
  TrimMarks,
  trimmed,
} from '@safari/service-kit';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';

const IsOnStep = (range: StepRange) =>
  ValidateBy(
    {
      name: 'isOnStep',
      validator: {
        validate: (value: unknown) => typeof value === 'number' && isOnStep(value, range),
        defaultMessage: () => `Enter a number from ${range.min} to ${range.max} in steps of ${range.step}`,
      },
    },
    asSchema({ type: 'number', minimum: range.min, maximum: range.max, multipleOf: range.step }),
  );

const IsGiven = () => ValidateIf((_, value) => value !== null && value !== undefined);

/** Drops rows that were left empty. */
const DropEmptyRows = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map(trimmed).filter((row) => row !== '' && row !== null) : value,
  );

/** Only name and contact email are required; by default the rest is as in the empty form. */
export class OperatorDto implements OperatorFields {
  @Trim()
  @IsNotEmpty({ message: 'Enter a name' })
  @IsString()
  @MaxLength(120)
  @IsCleanLine()
  name: string;

  @IsIn(OPERATOR_TYPES)
  type: OperatorType = 'hotel';

  @TrimMarks()
  @IsEmailAddress()
  contactEmail: string;

  @TrimMarks()
  @MaxLength(40)
  @IsCleanLine()
  contactPhone: string = '';

  @Trim()
  @MaxLength(120)
  @IsCleanLine()
  location: string = '';

  @DropEmptyRows()
  @IsArray()
  @ArrayMaxSize(30)
  @MaxLength(80, { each: true })
  @IsCleanLine({ each: true })
  specialties: string[] = [];

  @IsGiven()
  @IsOnStep(OPERATOR_RATING)
  rating: number | null = null;

  @IsIn(PRICE_RANGES)
  priceRange: PriceRange = 'mid-range';

  @IsBoolean()
  availability: boolean = true;

  /** Which addresses are allowed is decided by `EndpointPolicy`. */
  @IsGiven()
  @Trim()
  @MaxLength(500)
  @IsCleanLine()
  apiEndpoint: string | null = null;

  @IsIn(INTEGRATION_METHODS)
  integrationMethod: IntegrationMethod = 'email';

  @IsGiven()
  @IsOnStep(COMMISSION_RATE)
  commissionRate: number | null = null;

  @Trim()
  @MaxLength(500)
  @IsCleanText()
  paymentTerms: string = '';

  @Trim()
  @MaxLength(4_000)
  @IsCleanText()
  notes: string = '';
}
