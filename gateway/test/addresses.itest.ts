import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PROBLEM_TYPE, type Problem } from '@safari/contracts';
import { type Door, type House, startHouse } from './support/gateway.js';
import { sayRaw } from './support/wire.js';

let house: House;
let door: Door;

beforeAll(async () => {
  house = await startHouse();
  door = await house.open({ READS_PER_MINUTE: '50', WRITES_PER_MINUTE: '20' });
});

afterAll(() => house.close());

beforeEach(() => {
  for (const service of Object.values(house.services)) service.asked.length = 0;
});

const ask = (target: string, headers: string[] = [], { origin }: Door = door) =>
  sayRaw(origin, [`GET ${target} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n'));
const asked = () => Object.values(house.services).flatMap((service) => service.asked.map(({ url }) => url));

describe('what a service keeps to itself', () => {
  it.each([
    '/auth/x\\..\\..\\internal\\identity',
    '/auth/x\\..\\..\\metrics',
    '/api/artist/..\\..\\..\\metrics#/artworks',
    '/auth/%2e%2e/internal/identity',
    '/auth/x%5c..%5c..%5cinternal',
    '//internal/identity',
    'http://localhost/auth/x\\..\\..\\metrics',
    '/auth/user%00',
  ])('is reached by no trick with the address: %s', async (target) => {
    const answer = await ask(target, ['cookie: safari_session=mine']);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toContain(PROBLEM_TYPE);
    expect((JSON.parse(answer.body) as Problem).code).toBe('validation');
    expect(asked()).toEqual([]);
  });
});

describe('a path that is written in another way', () => {
  it('ends no session from another site', async () => {
    expect((await ask('/auth/logout', ['sec-fetch-site: cross-site'])).status).toBe(403);
    for (const path of ['/auth/%6cogout', '/%61uth/logou%74', 'http://x/auth/logout']) {
      expect((await ask(path, ['sec-fetch-site: cross-site'])).status).toBe(400);
    }
    expect(asked()).toEqual([]);
  });

  it('would end one where the door took addresses as they come', async () => {
    const open = await house.open({}, ['addresses']);
    expect((await ask('/auth/%6cogout', ['sec-fetch-site: cross-site'], open)).status).toBe(200);
    expect(asked()).toEqual(['/auth/%6cogout']);
  });

  it('reaches nobody, and a query stays the text it is', async () => {
    expect((await ask('/api/user/%62ookings')).status).toBe(400);
    expect((await ask('/api/user/bookings?to=%61/../b%')).status).toBe(200);
    expect(asked()).toEqual(['/api/user/bookings?to=%61/../b%']);
  });

  it('counts like any other, also in the form for proxies', async () => {
    const narrow = await house.open({ READS_PER_MINUTE: '5' });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now()); // one minute, however slow the machine
    const answers = [];
    for (let n = 0; n < 10; n += 1) {
      answers.push((await ask('http://localhost/api/trip-active', [], narrow)).status);
    }
    clock.mockRestore();
    expect(answers).toContain(429);
  });
});

describe('signing out by a link', () => {
  it.each([
    ['our own page', ['sec-fetch-site: same-origin'], 200],
    ['the person, who typed it', ['sec-fetch-site: none'], 200],
    ['an old browser on our own page', ['referer: http://localhost:8080/dashboard'], 200],
    ['a page of another site', ['sec-fetch-site: cross-site'], 403],
    ['a sibling host', ['sec-fetch-site: same-site'], 403],
    ['an old browser on another site', ['referer: http://evil.example/http://localhost:8080/'], 403],
    ['nobody can say who', [], 403],
  ])('works for %s or not', async (_, headers, status) => {
    expect((await ask('/auth/logout', headers)).status).toBe(status);
  });
});

describe('an address that nobody can read', () => {
  it('is a page that is not there for a person, and a problem for a program', async () => {
    const person = await ask('/%E0%A4%A', ['accept: text/html,*/*']);
    expect(person.status).toBe(404);
    expect(person.headers['content-type']).toContain('text/html');
    for (const [path, ...headers] of [['/%E0%A4%A'], ['/api/%E0%A4%A', 'accept: text/html'], ['/api/%']]) {
      const program = await ask(path ?? '', headers);
      expect(program.status).toBe(400);
      expect(program.headers['content-type']).toContain(PROBLEM_TYPE);
      expect(program.headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
