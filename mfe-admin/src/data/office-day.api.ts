import type {
  DeadLetter,
  FailedLetter,
  FailedPost,
  LateAnswers,
  LateLetter,
  OfficeDay,
  OperatorCalls,
  Outlook,
} from '@safari/contracts';
import { api, path } from '@safari/web-kit';
import { tellsTime } from '@safari/web-kit/clock';

/** The services that send letters. */
export const WRITING_SERVICES = ['booking', 'operators', 'auth'] as const;
export const SERVICES = ['booking', 'operators', 'catalog', 'auth'] as const;

export type WritingService = (typeof WRITING_SERVICES)[number];
export type Service = (typeof SERVICES)[number];

export const officeDayApi = api.injectEndpoints({
  endpoints: (build) => ({
    officeDay: build.query<OfficeDay, void>({
      query: () => '/api/booking/office-day',
      providesTags: ['Booking', 'Message', 'Money', 'Trip', 'TripUpdate'],
      onQueryStarted: tellsTime,
    }),
    outlook: build.query<Outlook, void>({
      query: () => '/api/booking/outlook',
      providesTags: ['Booking'],
    }),
    lateAnswers: build.query<LateAnswers, void>({
      query: () => '/api/availability-requests/late',
      providesTags: ['AvailabilityRequest', 'Booking'],
    }),
    operatorCalls: build.query<OperatorCalls, void>({
      query: () => '/api/operator-communications/calls',
      providesTags: ['Communication', 'AvailabilityRequest', 'Booking', 'Operator'],
    }),
    failedLetters: build.query<FailedLetter[], WritingService>({
      query: (service) => path('/api', service, 'failed-letters'),
    }),
    lateLetters: build.query<LateLetter[], WritingService>({
      query: (service) => path('/api', service, 'late-letters'),
    }),
    retryLetter: build.mutation<null, { service: WritingService; id: number }>({
      query: ({ service, id }) => ({
        url: path('/api', service, 'failed-letters', id, 'retry'),
        method: 'POST',
        idempotencyKey: null,
      }),
    }),
    failedPosts: build.query<FailedPost[], void>({
      query: () => '/api/operators/failed-posts',
    }),
    retryPost: build.mutation<null, number>({
      query: (communicationId) => ({
        url: path('/api/operators/failed-posts', communicationId, 'retry'),
        method: 'POST',
        idempotencyKey: null,
      }),
    }),
    deadLetters: build.query<DeadLetter[], Service>({
      query: (service) => path('/api', service, 'dead-letters'),
    }),
    replayDeadLetter: build.mutation<null, { service: Service; id: number }>({
      query: ({ service, id }) => ({
        url: path('/api', service, 'dead-letters', id, 'replay'),
        method: 'POST',
        idempotencyKey: null,
      }),
    }),
  }),
});

export const {
  useOfficeDayQuery,
  useOutlookQuery,
  useLateAnswersQuery,
  useOperatorCallsQuery,
  useFailedLettersQuery,
  useLateLettersQuery,
  useRetryLetterMutation,
  useFailedPostsQuery,
  useRetryPostMutation,
  useDeadLettersQuery,
  useReplayDeadLetterMutation,
} = officeDayApi;
