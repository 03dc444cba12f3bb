import { type DynamicModule, Module } from '@nestjs/common';
import { ServiceModule, type ServiceOptions } from '@safari/service-kit';
import { AssignmentsModule } from './assignments/assignments.module.js';
import { AvailabilityRequestsModule } from './availability-requests/availability-requests.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { CapabilitiesModule } from './capabilities/capabilities.module.js';
import { ChangedBookingsModule } from './changed-bookings/changed-bookings.module.js';
import { CommunicationsModule } from './communications/communications.module.js';
import { OperatorsConfig } from './config.js';
import { ItemsModule } from './items/items.module.js';
import { Operators1760000200000 } from './migrations/1760000200000-operators.js';
import { Answers1760000300000 } from './migrations/1760000300000-answers.js';
import { AvailabilityRequestWords1760000400000 } from './migrations/1760000400000-availability-request-words.js';
import { AmountsOfAnyCurrency1760000500000 } from './migrations/1760000500000-amounts-of-any-currency.js';
import { ErasedBookings1760002300000 } from './migrations/1760002300000-erased-bookings.js';
import { WordsWhenNeeded1760002300001 } from './migrations/1760002300001-words-when-needed.js';
import { ChangedBookings1760005000000 } from './migrations/1760005000000-changed-bookings.js';
import { LateAnswers1760100000071 } from './migrations/1760100000071-late-answers.js';
import { WebhookTraceparents1760100000072 } from './migrations/1760100000072-webhook-traceparents.js';
import { RequestsThatAreOver1760100000073 } from './migrations/1760100000073-requests-that-are-over.js';
import { HeldAssignments1760100000074 } from './migrations/1760100000074-held-assignments.js';
import { FailedPosts1760100000075 } from './migrations/1760100000075-failed-posts.js';
import { OperatorCalls1760100000076 } from './migrations/1760100000076-operator-calls.js';
import { TripDays1760100000077 } from './migrations/1760100000077-trip-days.js';
import { OperatorEntity } from './operators/operator.entity.js';
import { OperatorsModule } from './operators/operators.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { PRUNED } from './privacy/retention.js';
import { SeedModule } from './seed/seed.module.js';
import { WebhooksModule, type WebhooksOptions } from './webhooks/webhooks.module.js';

/** What a test shortens or replaces; a running service leaves it out. */
export type Tuning = Pick<
  ServiceOptions,
  'retryDelays' | 'mailRetryDelays' | 'databaseTimeouts' | 'askTimeouts'
> &
  WebhooksOptions;

@Module({})
export class AppModule {
  static forRoot(
    config: OperatorsConfig,
    { retryDelays, mailRetryDelays, databaseTimeouts, askTimeouts, ...webhooks }: Tuning = {},
  ): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [
        ServiceModule.forRoot({
          name: 'svc-operators',
          about: 'Partner operators, what they can do, what they were asked and said',
          config,
          pruned: PRUNED,
          entities: [OperatorEntity],
          migrations: [
            Operators1760000200000,
            Answers1760000300000,
            AvailabilityRequestWords1760000400000,
            AmountsOfAnyCurrency1760000500000,
            ErasedBookings1760002300000,
            WordsWhenNeeded1760002300001,
            ChangedBookings1760005000000,
            LateAnswers1760100000071,
            WebhookTraceparents1760100000072,
            RequestsThatAreOver1760100000073,
            HeldAssignments1760100000074,
            FailedPosts1760100000075,
            OperatorCalls1760100000076,
            TripDays1760100000077,
          ],
          ...(retryDelays && { retryDelays }),
          ...(mailRetryDelays && { mailRetryDelays }),
          ...(databaseTimeouts && { databaseTimeouts }),
          ...(askTimeouts && { askTimeouts }),
        }),
        WebhooksModule.forRoot(webhooks),
        OperatorsModule,
        ItemsModule,
        CapabilitiesModule,
        BookingsModule,
        CommunicationsModule,
        AvailabilityRequestsModule,
        AssignmentsModule,
        ChangedBookingsModule,
        PrivacyModule,
        SeedModule,
      ],
      providers: [{ provide: OperatorsConfig, useValue: config }],
      exports: [OperatorsConfig],
    };
  }
}
