import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventTraffic } from './event.traffic.js';

const DECLARED = `
  class Outbox { add<T extends string>(_tx: unknown, _type: T, _data: unknown): void {} }
  class OutgoingMail { add(_tx: unknown, _topic: string): void {} }
  class Asks { ask<S extends string>(_subject: S, _ask: unknown): void {} }
  class Riddles { ask(_riddle: string): void {} }
  const OnEvent = (_type: string) => (_target: object, _key: string, _method: object): void => undefined;
  const OnAsk = (_subject: string) => (_target: object, _key: string, _method: object): void => undefined;
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'safari-traffic-'));
  mkdirSync(join(root, 'svc-toys/src'), { recursive: true });
  const compilerOptions = { target: 'es2022', strict: true, experimentalDecorators: true, types: [] };
  writeFileSync(join(root, 'tsconfig.base.json'), JSON.stringify({ compilerOptions }));
});

afterEach(() => rmSync(root, { recursive: true }));

const trafficOf = (source: string) => {
  writeFileSync(join(root, 'svc-toys/src/main.ts'), DECLARED + source);
  const { publishes, consumes, asks, answers } = new EventTraffic(root, ['svc-toys']).of('svc-toys');
  return { publishes: [...publishes], consumes: [...consumes], asks: [...asks], answers: [...answers] };
};

describe('what a service tells, hears, asks and answers', () => {
  it('is known by its types, however the call is written', () => {
    expect(
      trafficOf(`
        const MADE = 'toys.toy.made.v1';
        class Toys {
          constructor(
            private readonly events: Outbox,
            private readonly mail: OutgoingMail,
            private readonly asks: Asks,
            private readonly riddles: Riddles,
          ) {}
          make(tx: unknown, late: boolean): void {
            this.events.add(tx, MADE, {});
            this.events.add(tx, late ? 'toys.toy.late.v1' : 'toys.toy.early.v1', {});
            this.mail.add(tx, 'toys.letter.v1');
            // this.events.add(tx, 'toys.toy.remarked.v1', {});
          }
          @OnEvent('catalog.package.changed.v1')
          hear(): void {}
          wonder(): void {
            this.asks.ask('booking.special-requests', {});
            this.riddles.ask('toys.riddle');
          }
          @OnAsk('toys.colour')
          answer(): void {}
        }
        export { Toys };`),
    ).toEqual({
      publishes: ['toys.toy.made.v1', 'toys.toy.late.v1', 'toys.toy.early.v1'],
      consumes: ['catalog.package.changed.v1'],
      asks: ['booking.special-requests'],
      answers: ['toys.colour'],
    });
  });

  it('is not guessed where a call does not say which event it is', () => {
    expect(() =>
      trafficOf(`export const tell = (type: string) => new Outbox().add(null, type, {});`),
    ).toThrow(/svc-toys\/src\/main\.ts: name the event of new Outbox\(\)\.add/);
  });
});
