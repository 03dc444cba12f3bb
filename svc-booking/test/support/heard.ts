import type { EventEnvelope } from '@safari/contracts';
import { Broker } from '@safari/service-kit';
import type { TestService } from '@safari/service-kit/testing';

/** The broker's events about one booking, as every consumer would get them. */
export async function heard({ app }: TestService, bookingId: string): Promise<EventEnvelope[]> {
  const js = await app.get(Broker).jetstream();
  const consumer = await js.consumers.get('EVENTS_booking', { filter_subjects: 'booking.>' });
  const { num_pending } = await consumer.info();
  const found: EventEnvelope[] = [];
  if (num_pending === 0) return found;
  for await (const message of await consumer.fetch({ max_messages: num_pending, expires: 2_000 })) {
    const event = message.json<EventEnvelope>();
    if ('bookingId' in event.data && event.data.bookingId === bookingId) found.push(event);
  }
  return found;
}
