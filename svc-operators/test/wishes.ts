import type { NatsConnection, TestBroker } from '@safari/service-kit/testing';

/**
 * Stands in for svc-booking on a stage that has no wishes: answers with the customer's special requests as `words`
 * returns them at that moment; undefined means that they cannot be read. Close the returned connection.
 * @param durationDays of each trip; left out where it is the release before that answers
 */
export async function answerWishes(
  broker: TestBroker,
  words: () => string | undefined | Promise<string | undefined>,
  durationDays?: number,
): Promise<NatsConnection> {
  const connection = await broker.connect('svc-booking');
  const answer = async (message: { respond(data?: string): boolean }) => {
    const specialRequests = await words();
    message.respond(
      specialRequests === undefined ? undefined : JSON.stringify({ specialRequests, durationDays }),
    );
  };
  connection.subscribe('ask.booking.special-requests', {
    callback: (_, message) => void answer(message),
  });
  await connection.flush();
  return connection;
}
