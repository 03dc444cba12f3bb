import { expect, it } from '@jest/globals';
import { type EventType, staleTags, TAGS } from '@safari/contracts';
import { api } from '../api/api';
import { createStore } from '../store/store';
import { serve } from '../testing';
import { messageApi } from './message.api';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    tagged: build.query<null, (typeof TAGS)[number]>({
      query: (tag) => `/api/${tag}`,
      providesTags: (_, __, tag) => [tag],
    }),
  }),
});
const { postMessage, markMessagesRead } = messageApi.endpoints;
const BOOKING = { bookingId: 'b1', as: 'customer' } as const;

it.each<[EventType, () => unknown]>([
  [
    'booking.message.posted.v1',
    () => postMessage.initiate({ ...BOOKING, text: 'Habari', idempotencyKey: 'once' }),
  ],
  ['booking.message.read.v1', () => markMessagesRead.initiate({ ...BOOKING, upTo: 7 })],
])('what %s makes stale is asked for anew after the press that causes it', async (event, press) => {
  const calls = serve({
    ...Object.fromEntries(TAGS.map((tag) => [`GET /api/${tag}`, null])),
    'POST /api/bookings/b1/messages': {},
    'POST /api/bookings/b1/messages/read': null,
  });
  const { dispatch } = createStore();
  await Promise.all(TAGS.map((tag) => dispatch(endpoints.tagged.initiate(tag))));
  calls.length = 0;
  await dispatch(press() as never);
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  const asked = calls.filter(({ method }) => method === 'GET').map(({ url }) => url);
  expect(asked.toSorted()).toEqual(
    staleTags(event)
      .map((tag) => `/api/${tag}`)
      .toSorted(),
  );
});
