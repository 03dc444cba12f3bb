import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { frontEndProgram } from './programs.js';

it('a front end with live reload is ready once it tells what it shows, and not as soon as it listens', async () => {
  let status = 503;
  const asked: (string | undefined)[] = [];
  const vite = createServer(({ url }, answer) => {
    asked.push(url);
    answer.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => vite.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = vite.address() as AddressInfo;
    const where = { port, base: '/mfe/gallery/' };
    const { ready } = frontEndProgram('/clone', 'mfe-gallery', 'http://localhost:8080', where);
    expect(await ready()).toBe(false);
    status = 200;
    expect(await ready()).toBe(true);
    expect(asked).toEqual(Array(2).fill('/mfe/gallery/manifest.json'));
  } finally {
    vite.close();
    vite.closeAllConnections();
  }
});
