import { KIT_GROWING } from '@safari/service-kit/testing';

/** The tables that grow with every booking. */
export const GROWING = [
  ...KIT_GROWING,
  'availability_request',
  'booking',
  'booking_progress',
  'communication',
  'webhook_delivery',
];

/** Migrations that closed one of these tables while they ran. They have run; no other is to. */
export const CLOSING = [
  'Answers1760000300000',
  'AvailabilityRequestWords1760000400000',
  'AmountsOfAnyCurrency1760000500000',
  'ErasedBookings1760002300000',
  'ChangedBookings1760005000000',
  'LateAnswers1760100000071',
  'RequestsThatAreOver1760100000073',
  'FailedPosts1760100000075',
  'OperatorCalls1760100000076',
];
