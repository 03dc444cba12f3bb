import type { ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { concernsCustomers, type EventEnvelope, type Identity, type LiveMessage } from '@safari/contracts';
import { EventFeed } from '../events/event-feed.js';

const HEARTBEAT_MS = 20_000;
/** A reader this far behind (bytes) is let go; it reconnects and asks for everything anew. */
const BEHIND = 64 * 1024;
const PER_SESSION = 12;
/** A page that asked for its data before its stream was open hears what has changed in between, up to this long. */
const RECENT_MS = 120_000;
/** What a page's request may take to arrive here; it counts as part of the page's age. */
const ON_THE_WAY_MS = 5_000;
const RECENT_MOST = 500;

interface Reader {
  stream: ServerResponse;
  identity: Identity;
  hashes: readonly string[];
}

/** The open `/api/live` streams: staff hear of everything, customers of the catalogue and their own bookings. */
@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  private readonly readers = new Set<Reader>();
  private recent: { event: EventEnvelope; at: number }[] = [];
  private readonly heartbeat: NodeJS.Timeout;

  constructor(feed: EventFeed) {
    feed.onAny((event) => this.pass(event));
    feed.on('auth.session.ended.v1', ({ data }) => this.endAllOf(data.sessionHash));
    feed.onGap(() => this.endAll()); // readers come back and count everything as stale
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS).unref();
  }

  /** @param age how long ago, in ms, the page began to ask for its data */
  open(reader: Reader, age = RECENT_MS): void {
    const mine = [...this.readers].filter((other) => other.hashes.join() === reader.hashes.join());
    if (mine.length >= PER_SESSION) mine[0]?.stream.end();
    this.readers.add(reader);
    reader.stream.on('close', () => this.readers.delete(reader));
    reader.stream.write('retry: 1000\n\n: connected\n\n');
    for (const text of this.recentFor(reader.identity, age)) this.write(reader, text);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat);
    this.endAll();
  }

  private pass(event: EventEnvelope): void {
    this.recent = [...this.lately(), { event, at: Date.now() }].slice(-RECENT_MOST);
    const text = lineOf(event);
    for (const reader of this.readers) if (mayHear(reader.identity, event)) this.write(reader, text);
  }

  /** Each message once: it only says what is stale. */
  private recentFor(identity: Identity, age: number): Set<string> {
    const heard = this.lately(age + ON_THE_WAY_MS).filter(({ event }) => mayHear(identity, event));
    return new Set(heard.map(({ event }) => lineOf(event)));
  }

  private lately(span = RECENT_MS): { event: EventEnvelope; at: number }[] {
    const since = Date.now() - Math.min(span, RECENT_MS);
    return this.recent.filter(({ at }) => at >= since);
  }

  private beat(): void {
    for (const reader of this.readers) this.write(reader, ': still here\n\n');
  }

  private write(reader: Reader, text: string): void {
    if (reader.stream.writableLength > BEHIND) reader.stream.destroy();
    else reader.stream.write(text);
  }

  private endAllOf(hash: string): void {
    for (const reader of this.readers) if (reader.hashes.includes(hash)) reader.stream.end();
  }

  private endAll(): void {
    for (const reader of this.readers) reader.stream.end();
  }
}

function lineOf(event: EventEnvelope): string {
  const { bookingId } = event.data as { bookingId?: string };
  const message: LiveMessage = { type: event.type, ...(bookingId !== undefined && { bookingId }) };
  return `data: ${JSON.stringify(message)}\n\n`;
}

/** Staff hear everything but session ends; a customer of the catalogue, and what concerns their own bookings. */
export function mayHear({ customer, staff }: Identity, event: EventEnvelope): boolean {
  if (event.type === 'auth.session.ended.v1') return false;
  if (staff) return true;
  if (customer === undefined) return false;
  if (event.type.startsWith('catalog.')) return true;
  return event.customerId === customer.id && concernsCustomers(event.type);
}
