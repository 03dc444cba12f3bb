import type { NatsConnection, TestBroker } from '@safari/service-kit/testing';

/**
 * In svc-booking's place, for a stage without wishes: what a customer wrote, as the test has it at that moment;
 * undefined says that it cannot be told. Close what is returned.
 */
export async function answerWishes(
  broker: TestBroker,
  words: () => string | undefined | Promise<string | undefined>,
): Promise<NatsConnection> {
  const connection = await broker.connect('svc-booking');
  const answer = async (message: { respond(data?: string): boolean }) => {
    const specialRequests = await words();
    message.respond(specialRequests === undefined ? undefined : JSON.stringify({ specialRequests }));
  };
  connection.subscribe('ask.booking.special-requests', {
    callback: (_, message) => void answer(message),
  });
  await connection.flush();
  return connection;
}
