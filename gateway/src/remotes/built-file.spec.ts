import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@safari/service-kit/testing';
import { BuiltFile } from './built-file.js';

/** The requests that wait for an answer, the oldest first. */
let waiting: ServerResponse[] = [];
const server = createServer((_, response) => void waiting.push(response));
let file: BuiltFile;

const next = () => eventually('the server is asked', async () => waiting.shift());
const answerNext = async (text?: string) =>
  (await next()).writeHead(text === undefined ? 404 : 200).end(text);
const pass = (milliseconds: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

beforeEach(() => {
  waiting = [];
  const { port } = server.address() as AddressInfo;
  file = new BuiltFile({ address: `http://127.0.0.1:${port}` }, 'index.html', 600_000);
});

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a file that another process has', () => {
  it('is waited for where it was never there', async () => {
    const asked = [file.text(), file.text()];
    await answerNext('one');
    expect(await Promise.all(asked)).toEqual(['one', 'one']);
  });

  it('is given as it was known while that process hangs, and anew once it has answered', async () => {
    const first = file.text();
    await answerNext('one');
    await first;
    pass(3_000);
    expect(await file.text()).toBe('one');
    expect(await file.textAtOnce()).toBe('one');
    await answerNext('two');
    await eventually('it is new', async () => (await file.text()) === 'two');
  });

  it('is new for whoever asks when it can be had soon', async () => {
    const first = file.text();
    await answerNext('one');
    await first;
    pass(3_000);
    const [asked] = await Promise.all([file.text(), answerNext('two')]);
    expect(asked).toBe('two');
  });

  it('is waited for by whoever asks, also when an earlier answer was that it is not there', async () => {
    const first = file.text();
    const early = await next();
    pass(3_000);
    void file.text();
    const late = await next();
    early.writeHead(404).end();
    expect(await first).toBeUndefined();
    const third = file.text();
    late.end('one');
    expect(await third).toBe('one');
  });
});
