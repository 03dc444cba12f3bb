import { type DynamicModule, Module } from '@nestjs/common';
import { ServiceModule, type ServiceOptions } from '@safari/service-kit';
import { BookingEntity } from './bookings/booking.entity.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { CancellationsModule } from './cancellations/cancellations.module.js';
import { ChangesModule } from './changes/changes.module.js';
import type { BookingConfig } from './config.js';
import { CreditNotesModule } from './credit-notes/credit-notes.module.js';
import { CreditNoteEntity } from './invoices/credit-note.entity.js';
import { InvoiceEntity } from './invoices/invoice.entity.js';
import { InvoiceDeliveryEntity } from './invoices/invoice-delivery.entity.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { ItemEntity } from './items/item.entity.js';
import { ItemsModule } from './items/items.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { LetterPreviewsModule } from './letter-previews/letter-previews.module.js';
import { MessageEntity } from './messages/message.entity.js';
import { MessagesModule } from './messages/messages.module.js';
import { BookingTables1760100000000 } from './migrations/1760100000000-booking-tables.js';
import { BookingTotals1760100000001 } from './migrations/1760100000001-booking-totals.js';
import { BookingMessages1760100000002 } from './migrations/1760100000002-booking-messages.js';
import { InvoiceDocuments1760100000003 } from './migrations/1760100000003-invoice-documents.js';
import { BookingTypeDeparture1760100000004 } from './migrations/1760100000004-booking-type-departure.js';
import { HistoryByMoment1760100000005 } from './migrations/1760100000005-history-by-moment.js';
import { BookingHistoryWords1760100000006 } from './migrations/1760100000006-booking-history-words.js';
import { AmountsOfAnyCurrency1760100000007 } from './migrations/1760100000007-amounts-of-any-currency.js';
import { Tombstones1760100000023 } from './migrations/1760100000023-tombstones.js';
import { EventsWithoutWords1760100000024 } from './migrations/1760100000024-events-without-words.js';
import { InvoicesOfFormerYears1760100000025 } from './migrations/1760100000025-invoices-of-former-years.js';
import { BookingLanguage1760100000039 } from './migrations/1760100000039-booking-language.js';
import { Cancellations1760100000040 } from './migrations/1760100000040-cancellations.js';
import { SearchThatForgives1760100000050 } from './migrations/1760100000050-search-that-forgives.js';
import { TermsInForce1760100000060 } from './migrations/1760100000060-terms-in-force.js';
import { ReviewDecisions1760100000061 } from './migrations/1760100000061-review-decisions.js';
import { ChangeOffers1760100000062 } from './migrations/1760100000062-change-offers.js';
import { TripUpdateVersions1760100000063 } from './migrations/1760100000063-trip-update-versions.js';
import { PaymentsOneByOne1760100000064 } from './migrations/1760100000064-payments-one-by-one.js';
import { ReopenedTrips1760100000065 } from './migrations/1760100000065-reopened-trips.js';
import { DepartureTotals1760100000066 } from './migrations/1760100000066-departure-totals.js';
import { ReviewTotals1760100000067 } from './migrations/1760100000067-review-totals.js';
import { CreditNotes1760100000070 } from './migrations/1760100000070-credit-notes.js';
import { ItemTranslations1760100000071 } from './migrations/1760100000071-item-translations.js';
import { SearchStatistics1760100000072 } from './migrations/1760100000072-search-statistics.js';
import { VoidedPayments1760100000073 } from './migrations/1760100000073-voided-payments.js';
import { UnreconciledPayments1760100000075 } from './migrations/1760100000075-unreconciled-payments.js';
import { Repayments1760100000076 } from './migrations/1760100000076-repayments.js';
import { BookingOrders1760100000077 } from './migrations/1760100000077-booking-orders.js';
import { LatePayments1760100000078 } from './migrations/1760100000078-late-payments.js';
import { ErasedReferences1760100000079 } from './migrations/1760100000079-erased-references.js';
import { InvoicesOfArushasYears1760100000080 } from './migrations/1760100000080-invoices-of-arushas-years.js';
import { PaymentsBeyond1760100000081 } from './migrations/1760100000081-payments-beyond.js';
import { SearchByAnyApostrophe1760100000082 } from './migrations/1760100000082-search-by-any-apostrophe.js';
import { ExpiredChanges1760100000083 } from './migrations/1760100000083-expired-changes.js';
import { RenamedOperators1760100000084 } from './migrations/1760100000084-renamed-operators.js';
import { ExpiredOffers1760100000085 } from './migrations/1760100000085-expired-offers.js';
import { WhatIsOld1760100000086 } from './migrations/1760100000086-what-is-old.js';
import { PaidBookings1760100000087 } from './migrations/1760100000087-paid-bookings.js';
import { PaidBefore1760100000088 } from './migrations/1760100000088-paid-before.js';
import { NeedlessIndexes1760100000089 } from './migrations/1760100000089-needless-indexes.js';
import { OfficeDaysModule } from './office-days/office-days.module.js';
import { OperatorEntity } from './operators/operator.entity.js';
import { OperatorsModule } from './operators/operators.module.js';
import { PaymentEntity } from './payments/payment.entity.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { PRUNED } from './privacy/retention.js';
import { ReviewEntity } from './reviews/review.entity.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SearchesModule } from './searches/searches.module.js';
import { SeedModule } from './seed/seed.module.js';
import { SettingsModule } from './settings.module.js';
import { TermsModule } from './terms/terms.module.js';
import { TripStatusesModule } from './trip-statuses/trip-statuses.module.js';
import { TripUpdateEntity } from './trip-updates/trip-update.entity.js';
import { TripUpdatesModule } from './trip-updates/trip-updates.module.js';
import { TripEntity } from './trips/trip.entity.js';

@Module({})
export class AppModule {
  /** @param pace other waiting times for tests */
  static forRoot(
    config: BookingConfig,
    pace: Pick<ServiceOptions, 'retryDelays' | 'mailRetryDelays' | 'databaseTimeouts'> = {},
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ServiceModule.forRoot({
          name: 'svc-booking',
          about: 'Bookings, invoices, payments, trips, reviews, messages',
          config,
          pruned: PRUNED,
          entities: [
            ItemEntity,
            OperatorEntity,
            BookingEntity,
            PaymentEntity,
            InvoiceEntity,
            InvoiceDeliveryEntity,
            CreditNoteEntity,
            TripEntity,
            TripUpdateEntity,
            ReviewEntity,
            MessageEntity,
          ],
          migrations: [
            BookingTables1760100000000,
            BookingTotals1760100000001,
            BookingMessages1760100000002,
            InvoiceDocuments1760100000003,
            BookingTypeDeparture1760100000004,
            HistoryByMoment1760100000005,
            BookingHistoryWords1760100000006,
            AmountsOfAnyCurrency1760100000007,
            Tombstones1760100000023,
            EventsWithoutWords1760100000024,
            InvoicesOfFormerYears1760100000025,
            BookingLanguage1760100000039,
            Cancellations1760100000040,
            SearchThatForgives1760100000050,
            TermsInForce1760100000060,
            ReviewDecisions1760100000061,
            ChangeOffers1760100000062,
            TripUpdateVersions1760100000063,
            PaymentsOneByOne1760100000064,
            ReopenedTrips1760100000065,
            DepartureTotals1760100000066,
            ReviewTotals1760100000067,
            CreditNotes1760100000070,
            ItemTranslations1760100000071,
            SearchStatistics1760100000072,
            VoidedPayments1760100000073,
            UnreconciledPayments1760100000075,
            Repayments1760100000076,
            BookingOrders1760100000077,
            LatePayments1760100000078,
            ErasedReferences1760100000079,
            InvoicesOfArushasYears1760100000080,
            PaymentsBeyond1760100000081,
            SearchByAnyApostrophe1760100000082,
            ExpiredChanges1760100000083,
            RenamedOperators1760100000084,
            ExpiredOffers1760100000085,
            WhatIsOld1760100000086,
            PaidBookings1760100000087,
            PaidBefore1760100000088,
            NeedlessIndexes1760100000089,
          ],
          ...pace,
        }),
        SettingsModule.forRoot(config),
        ItemsModule,
        OperatorsModule,
        BookingsModule,
        CancellationsModule,
        ChangesModule,
        InvoicesModule,
        CreditNotesModule,
        LetterPreviewsModule,
        LedgerModule,
        TripStatusesModule,
        TripUpdatesModule,
        ReviewsModule,
        SearchesModule,
        MessagesModule,
        OfficeDaysModule,
        PrivacyModule,
        TermsModule,
        SeedModule,
      ],
    };
  }
}
