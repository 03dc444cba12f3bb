import {
  type AnswerOffer,
  type AskForChange,
  CHANGE_LIMITS,
  type ChangeBooking,
  type Money,
  OFFER_ANSWERS,
  type OfferAnswer,
  type PlainDate,
  PRICE_PERCENT,
  PRICE_RULES,
  type PriceRule,
} from '@safari/contracts';
import { IsCleanText, IsMoney, IsNumberTo, IsPlainDate, Trim } from '@safari/service-kit';
import { IsIn, IsNotEmpty, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { BookingDetailsDto, IsParty } from '../bookings/booking.dto.js';

const percent = { message: `Enter ${PRICE_PERCENT.min} to ${PRICE_PERCENT.max} percent` };

export class ChangeBookingDto extends BookingDetailsDto implements ChangeBooking {
  @IsIn(PRICE_RULES)
  priceRule: PriceRule = 'kept';

  @IsOptional()
  @IsNumberTo(1, percent)
  @Min(PRICE_PERCENT.min, percent)
  @Max(PRICE_PERCENT.max, percent)
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
