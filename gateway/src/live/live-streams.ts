import type { ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import {
  concernsCustomers,
  type EventEnvelope,
  type Identity,
  LIVE_BEAT_MS,
  LIVE_MEMORY_MS,
  type LiveMessage,
} from '@safari/contracts';
import { DomainError, Figures } from '@safari/service-kit/process';
import { EventFeed } from '../events/event-feed.js';

/** A reader this far behind (bytes) is disconnected; it reconnects and asks for everything anew. */
const MAX_UNSENT_BYTES = 64 * 1024;
const PER_SESSION = 12;
/** Of visitors behind one address; whoever is refused tries again later, and refetches meanwhile. */
const VISITORS_PER_ADDRESS = 64;
/** How late a page's request may arrive, or an event at one gateway after another. */
const ON_THE_WAY_MS = 5_000;
const MEMORY_MS = LIVE_MEMORY_MS + ON_THE_WAY_MS;
const MAX_RECENT = 500;
/** Longer than identifying a reader takes, one failed attempt included. */
const IDENTIFIED_WITHIN_MS = 15_000;

interface Reader {
  stream: ServerResponse;
  identity: Identity;
  /** Of the reader's sessions. */
  hashes: readonly string[];
  /**
   * When identifying its sessions began (`performance.now()`): the end of a session after that may have gone unnoticed.
   */
  askedAt: number;
  address: string;
}

/**
 * The open `/api/live` streams: staff hear of everything, customers of the catalogue and their own bookings, visitors of
 * the catalogue.
 */
@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  private readonly readers = new Set<Reader>();
  /** How many visitors listen from an address. */
  private readonly visitors = new Map<string, number>();
  private recent: { event: EventEnvelope; at: number }[] = [];
  /** Every event since then is in `recent`, as far as `MEMORY_MS` reaches; never, before the broker is there. */
  private heardSince = Number.POSITIVE_INFINITY;
  /** The sessions that ended lately, and when they did. */
  private readonly ended = new Map<string, number>();
  private lastGapAt = Number.NEGATIVE_INFINITY;
  private readonly heartbeat: NodeJS.Timeout;
  private stopped = false;

  constructor(feed: EventFeed, figures: Figures) {
    figures.gauge('live_streams', 'Open live streams', () => this.readers.size);
    feed.onAny((event) => this.pass(event));
    feed.on('auth.session.ended.v1', ({ data }) => this.endSession(data.sessionHash));
    feed.onGap(() => this.beginAnew());
    this.heartbeat = setInterval(() => this.beat(), LIVE_BEAT_MS).unref();
  }

  /** @throws DomainError `too_many` where an address has as many visitors' streams as it may */
  assertRoom(address: string): void {
    if ((this.visitors.get(address) ?? 0) < VISITORS_PER_ADDRESS) return;
    throw new DomainError('too_many', 'Too many live streams from here. Please try again later.');
  }

  /** @param age how long ago, in ms, the page knew of every change: it hears of what has changed since */
  open(reader: Reader, age = LIVE_MEMORY_MS): void {
    const { stream, identity, address } = reader;
    if (stream.destroyed || this.stopped || this.mayHaveEnded(reader)) {
      stream.end();
      return;
    }
    if (isVisitor(identity)) this.visitors.set(address, (this.visitors.get(address) ?? 0) + 1);
    else this.endOldestOf(reader);
    this.readers.add(reader);
    stream.on('close', () => this.remove(reader));
    const since = Date.now() - age - ON_THE_WAY_MS;
    const { customer, staff } = identity;
    const complete = age <= LIVE_MEMORY_MS && since >= this.heardSince;
    const opening = {
      type: 'live.opened',
      customer: customer?.id ?? null,
      staff: Boolean(staff),
      complete,
    } as const;
    stream.write(`retry: 1000\n\n${toText(opening)}`);
    for (const text of this.recentFor(identity, since)) this.write(reader, text);
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    clearInterval(this.heartbeat);
    this.endAll();
  }

  /** Nothing more is written to it. */
  private end(reader: Reader): void {
    this.remove(reader);
    reader.stream.end();
  }

  private remove(reader: Reader): void {
    if (!this.readers.delete(reader) || !isVisitor(reader.identity)) return;
    const left = (this.visitors.get(reader.address) ?? 1) - 1;
    if (left > 0) this.visitors.set(reader.address, left);
    else this.visitors.delete(reader.address);
  }

  private endOldestOf({ hashes }: Reader): void {
    const session = hashes.join();
    const [oldest, ...others] = [...this.readers].filter((other) => other.hashes.join() === session);
    if (oldest && others.length >= PER_SESSION - 1) this.end(oldest);
  }

  private pass(event: EventEnvelope): void {
    this.remember(event);
    const text = textOf(event);
    for (const reader of this.readers) if (mayHear(reader.identity, event)) this.write(reader, text);
  }

  private remember(event: EventEnvelope): void {
    const now = Date.now();
    const recent = [...this.recent.filter(({ at }) => at >= now - MEMORY_MS), { event, at: now }];
    const forgotten = recent.at(-MAX_RECENT - 1);
    if (forgotten) this.heardSince = forgotten.at + 1;
    this.recent = recent.slice(-MAX_RECENT);
  }

  /** Each message once: it only says what is stale. */
  private recentFor(identity: Identity, since: number): Set<string> {
    const heard = this.recent.filter(({ event, at }) => at >= since && mayHear(identity, event));
    return new Set(heard.map(({ event }) => textOf(event)));
  }

  /** After a gap: readers come back and are told that more has changed than is remembered. */
  private beginAnew(): void {
    this.lastGapAt = performance.now();
    this.heardSince = Date.now();
    this.endAll();
  }

  private beat(): void {
    for (const reader of this.readers) this.write(reader, toText({ type: 'live.alive' }));
  }

  private write(reader: Reader, text: string): void {
    if (reader.stream.writableLength > MAX_UNSENT_BYTES) reader.stream.destroy();
    else reader.stream.write(text);
  }

  private endSession(hash: string): void {
    const now = performance.now();
    for (const [other, at] of this.ended) if (at < now - IDENTIFIED_WITHIN_MS) this.ended.delete(other);
    this.ended.set(hash, now);
    for (const reader of this.readers) if (reader.hashes.includes(hash)) this.end(reader);
  }

  /** A session of this reader ended, or may have in a gap, while it was asked who they are. */
  private mayHaveEnded({ hashes, askedAt }: Reader): boolean {
    const hasEnded = (hash: string) => (this.ended.get(hash) ?? Number.NEGATIVE_INFINITY) >= askedAt;
    return hashes.length > 0 && (this.lastGapAt >= askedAt || hashes.some(hasEnded));
  }

  private endAll(): void {
    for (const reader of this.readers) this.end(reader);
  }
}

/** True also for cookies that name no existing session. */
export const isVisitor = ({ customer, staff }: Identity): boolean => !customer && !staff;

function textOf({ type, data }: EventEnvelope): string {
  const { bookingId } = data as { bookingId?: string };
  return toText({ type, ...(bookingId !== undefined && { bookingId }) });
}

const toText = (message: LiveMessage): string => `data: ${JSON.stringify(message)}\n\n`;

/**
 * Staff hear everything but session ends; everybody of the catalogue, a customer of what concerns their own bookings.
 */
export function mayHear({ customer, staff }: Identity, event: EventEnvelope): boolean {
  if (event.type === 'auth.session.ended.v1') return false;
  if (staff) return true;
  if (event.type.startsWith('catalog.')) return true;
  if (customer === undefined) return false;
  return event.customerId === customer.id && concernsCustomers(event.type);
}
