import { KIT_GROWING } from '@safari/service-kit/testing';

/** The tables that grow with every booking. */
export const GROWING = [
  ...KIT_GROWING,
  'booking',
  'booking_history',
  'booking_message',
  'customer_review',
  'invoice',
  'message_mark',
  'payment',
  'trip',
  'trip_update',
];

/** Migrations that closed one of these tables while they ran. They have run; no other is to. */
export const CLOSING = [
  'InvoiceDocuments1760100000003',
  'BookingTypeDeparture1760100000004',
  'BookingHistoryWords1760100000006',
  'AmountsOfAnyCurrency1760100000007',
  'EventsWithoutWords1760100000024',
  'BookingLanguage1760100000039',
  'Cancellations1760100000040',
  'SearchThatForgives1760100000050',
  'ReviewDecisions1760100000061',
  'PaymentsOneByOne1760100000064',
  'ReopenedTrips1760100000065',
  'ReviewTotals1760100000067',
  'CreditNotes1760100000070',
  'VoidedPayments1760100000073',
  'BookingOrders1760100000077',
  'LatePayments1760100000078',
  'ErasedReferences1760100000079',
  'PaymentsBeyond1760100000081',
  'SearchByAnyApostrophe1760100000082',
  'RenamedOperators1760100000084',
  'WhatIsOld1760100000086',
];
