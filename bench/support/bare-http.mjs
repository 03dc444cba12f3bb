// Plain `node:http`: answers everything with the bytes and headers given by its parent.
import { once } from 'node:events';
import { createServer } from 'node:http';

const [{ headers, body }] = await once(process, 'message');
const bytes = Buffer.from(body, 'base64');
const server = createServer((_, reply) => reply.writeHead(200, headers).end(bytes));
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}`));
