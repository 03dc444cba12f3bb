import { applyDecorators } from '@nestjs/common';
import {
  BOOKING_IDS_MAX,
  BOOKING_LENGTHS,
  BOOKING_SORTS,
  BOOKING_STATUSES,
  BOOKING_TABS,
  BOOKING_TYPES,
  type BookingDetails,
  type BookingFilter,
  type BookingSort,
  type BookingStatus,
  type BookingTab,
  type BookingType,
  CANCELLED_SHOWN,
  type CancelledShown,
  CHANGE_LIMITS,
  type Money,
  type PlaceBooking,
  type PlainDate,
  REOPEN_REASON_MAX,
  type ReassignOperator,
  type ReopenBooking,
  TRAVELERS,
  WAITING_SHOWN,
  type WaitingShown,
} from '@safari/contracts';
import {
  IsCleanLine,
  IsCleanText,
  IsEmailAddress,
  IsMoney,
  IsPlainDate,
  LARGEST_ID,
  pageDto,
  Trim,
  TrimMarks,
} from '@safari/service-kit';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsTelephone } from './telephone.validator.js';

/** An attraction is booked as an experience; both words mean the same. */
const ExperienceIsAttraction = () =>
  Transform(({ value }: { value: unknown }) => (value === 'experience' ? 'attraction' : value));

/** An empty filter counts as absent. */
const EmptyIsAbsent = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? undefined : value,
  );

const travelers = { message: `Choose ${TRAVELERS.min} to ${TRAVELERS.max} travelers` };

/** A number of travelers that can go together. */
export const IsParty = (): PropertyDecorator =>
  applyDecorators(IsInt(travelers), Min(TRAVELERS.min, travelers), Max(TRAVELERS.max, travelers));

/** What a customer says of the trip, when booking and when it is changed. */
export class BookingDetailsDto implements BookingDetails {
  @Trim()
  @IsNotEmpty({ message: 'Enter the full name' })
  @MaxLength(BOOKING_LENGTHS.customerName)
  @IsCleanLine()
  customerName: string;

  @TrimMarks()
  @IsEmailAddress()
  customerEmail: string;

  @TrimMarks()
  @IsTelephone()
  @MaxLength(BOOKING_LENGTHS.customerPhone)
  @IsCleanLine()
  customerPhone: string;

  @IsParty()
  numberOfTravelers: number;

  @IsPlainDate()
  preferredDate: PlainDate;

  @Trim()
  @MaxLength(BOOKING_LENGTHS.specialRequests)
  @IsCleanText()
  specialRequests: string = '';
}

export class PlaceBookingDto extends BookingDetailsDto implements PlaceBooking {
  @ExperienceIsAttraction()
  @IsIn(BOOKING_TYPES)
  bookingType: BookingType;

  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  itemId: number;

  @IsMoney()
  totalPrice: Money;

  @IsOptional()
  @IsCleanLine()
  @MaxLength(100)
  termsVersion?: string;
}

class BookingFilterDto implements BookingFilter {
  @EmptyIsAbsent()
  @IsOptional()
  @IsIn(BOOKING_TABS)
  tab?: BookingTab;

  /**
   * Words, each found in the reference, id, name, address, telephone number, item or operator; one or two letters match
   * only the beginning of a word.
   */
  @EmptyIsAbsent()
  @Trim()
  @IsOptional()
  @MaxLength(100)
  @IsCleanLine()
  search?: string;

  @EmptyIsAbsent()
  @ExperienceIsAttraction()
  @IsOptional()
  @IsIn(BOOKING_TYPES)
  type?: BookingType;

  /** Preferred dates from this day on … */
  @EmptyIsAbsent()
  @IsOptional()
  @IsPlainDate()
  from?: PlainDate;

  /** … up to and with this one. */
  @EmptyIsAbsent()
  @IsOptional()
  @IsPlainDate()
  to?: PlainDate;

  /** Cancelled bookings are left out, unless they are asked for: `only` them, whatever the tab, or them `too`. */
  @EmptyIsAbsent()
  @IsOptional()
  @IsIn(CANCELLED_SHOWN)
  cancelled?: CancelledShown;

  /** `only` those whose customers wait for a first answer. */
  @EmptyIsAbsent()
  @IsOptional()
  @IsIn(WAITING_SHOWN)
  waiting?: WaitingShown;

  /** These bookings and no others, by their ids with commas between them. */
  @EmptyIsAbsent()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsOptional()
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(BOOKING_IDS_MAX)
  ids?: string[];

  @IsIn(BOOKING_SORTS)
  sort: BookingSort = 'newest';
}

export class ListBookingsDto extends pageDto(100, BookingFilterDto) {}

/** The list's filter; an export has no pages. */
export class ExportBookingsDto extends BookingFilterDto {}

export class ChangeStatusDto {
  @IsIn(BOOKING_STATUSES)
  status: BookingStatus;
}

export class ReopenBookingDto implements ReopenBooking {
  @Trim()
  @IsNotEmpty({ message: 'Say why the trip is reopened' })
  @MaxLength(REOPEN_REASON_MAX)
  @IsCleanText()
  reason: string;
}

export class AssignOperatorDto {
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  operatorId: number;
}

export class ReassignOperatorDto extends AssignOperatorDto implements ReassignOperator {
  @Trim()
  @IsNotEmpty({ message: 'Say why the operator is replaced' })
  @MaxLength(CHANGE_LIMITS.reason)
  @IsCleanText()
  reason: string;
}

/** Names the booking whose updates or reviews are asked for. */
export class OfBookingDto {
  @IsUUID()
  bookingId: string;
}
