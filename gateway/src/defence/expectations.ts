import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Ignores unknown `Expect` headers, as RFC 9110, 10.1.1 allows: Node would refuse them in an answer without our
 * headers.
 */
export function heedNoExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, reply: ServerResponse) => {
    server.emit('request', request, reply);
  });
}
