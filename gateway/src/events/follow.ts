import type { Msg, NatsConnection } from '@nats-io/transport-node';
import type { Logger } from '@nestjs/common';

/**
 * Handles every message of a subject until the connection ends. One that cannot be handled is logged and affects no
 * other; a subject that this process may not subscribe to affects no other either.
 */
export async function follow(
  connection: NatsConnection,
  subject: string,
  log: Logger,
  hear: (message: Msg) => void,
): Promise<void> {
  try {
    for await (const message of connection.subscribe(subject)) {
      try {
        hear(message);
      } catch (error) {
        log.warn({ msg: `a message of ${message.subject} could not be handled`, err: error });
      }
    }
  } catch (error) {
    log.warn({ msg: `${subject} cannot be followed`, err: error });
  }
}
