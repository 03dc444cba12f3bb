import {
  type AnswerOffer,
  type AskForChange,
  CHANGE_LIMITS,
  type ChangeBooking,
  type Money,
  OFFER_ANSWERS,
  type OfferAnswer,
  type PlainDate,
  PRICE_PERCENT_RANGE,
  PRICE_RULES,
  type PriceRule,
} from '@safari/contracts';
import { IsCleanText, IsDecimalIn, IsMoney, IsPlainDate, Trim } from '@safari/service-kit';
import { IsIn, IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { BookingDetailsDto, IsParty } from '../bookings/booking.dto.js';

const { min, max } = PRICE_PERCENT_RANGE;
const NO_PERCENT = `Enter ${min} to ${max} percent with one decimal at most`;

export class ChangeBookingDto extends BookingDetailsDto implements ChangeBooking {
  @IsIn(PRICE_RULES)
  priceRule: PriceRule = 'kept';

  @IsOptional()
  @IsDecimalIn(PRICE_PERCENT_RANGE, { message: NO_PERCENT })
  pricePercent: number | null = null;

  @IsMoney()
  unitPrice: Money;

  @Trim()
  @MaxLength(CHANGE_LIMITS.reason)
  @IsCleanText()
  reason: string = '';
}

export class AskForChangeDto implements AskForChange {
  @IsPlainDate()
  preferredDate: PlainDate;

  @IsParty()
  numberOfTravelers: number;

  @Trim()
  @IsNotEmpty({ message: 'Say why you would like to change it' })
  @MaxLength(CHANGE_LIMITS.reason)
  @IsCleanText()
  reason: string;

  @IsMoney()
  totalPrice: Money;
}

export class AnswerOfferDto implements AnswerOffer {
  @IsIn(OFFER_ANSWERS)
  answer: OfferAnswer;

  @Trim()
  @MaxLength(CHANGE_LIMITS.words)
  @IsCleanText()
  words: string = '';
}
