import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Node refuses an expectation that it does not know in an answer without our headers; nobody has to heed one (RFC 9110, 10.1.1). */
export function heedNoExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, reply: ServerResponse) => {
    server.emit('request', request, reply);
  });
}
