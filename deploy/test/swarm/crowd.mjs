import { randomUUID } from 'node:crypto';
import { inThirtyDays, TRAVELLER } from '../people.mjs';
import { eventually, Visitor } from '../visitor.mjs';
import { SECONDS } from './lab.mjs';

const CUSTOMERS = 3;
const READERS = 2;
/** Whoever hears nothing for so long asks at another door. */
const TIMEOUT_MS = 5_000;
/** Between what one person asks, and before it is asked again. */
const PAUSE_MS = 100;
/** So many answers in a row without asking again: it works for this person. */
const CALM = 5;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** People who book and look without end, each at one of the doors and at the next one where it does not answer. */
export class Crowd {
  /** Ids of the bookings that somebody was told of. */
  booked = [];
  #people = [];
  #gone = false;
  #figures = nothingYet();

  constructor(origin, doors) {
    this.origin = origin;
    this.doors = doors;
  }

  async gather() {
    const [item] = await eventually(() => this.#person(0).visitor.call('GET', '/api/packages'), SECONDS);
    const work = [];
    for (let n = 0; n < CUSTOMERS + READERS; n += 1) {
      const person = this.#person(n);
      await eventually(() => person.visitor.call('POST', '/api/auth/simple-login', TRAVELLER), SECONDS);
      this.#people.push(person);
      work.push(n < CUSTOMERS ? () => this.#book(person, item) : () => this.#look(person));
    }
    this.running = work.map((one) => this.#goOn(one));
  }

  async leave() {
    this.#gone = true;
    await Promise.all(this.running ?? []);
  }

  /** Resolves when everybody is answered again, first time. */
  async served() {
    for (const person of this.#people) person.calm = 0;
    while (this.#people.some(({ calm }) => calm < CALM)) await pause();
  }

  /** What happened since it was asked the last time, in words. */
  tell() {
    const { bookings, reads, repeats, longestMs } = this.#figures;
    this.#figures = nothingYet();
    return (
      `${bookings} bookings and ${reads} reads, ${repeats.booking} and ${repeats.read} of them asked again, ` +
      `nobody waited longer than ${(longestMs / 1_000).toFixed(1)} s`
    );
  }

  #person(n) {
    const door = n % this.doors.length;
    return { door, calm: 0, visitor: new Visitor(this.origin, this.doors[door], TIMEOUT_MS) };
  }

  async #goOn(work) {
    while (!this.#gone) {
      await work();
      await pause();
    }
  }

  async #book(person, item) {
    const headers = { 'idempotency-key': randomUUID() };
    const ask = () => person.visitor.call('POST', '/api/bookings', inThirtyDays(item), headers);
    const { id } = await this.#untilAnswered(person, ask, 'booking');
    this.booked.push(id);
    this.#figures.bookings += 1;
  }

  /** What was booked last, by whomever, which no cache has. */
  async #look(person) {
    const last = this.booked.at(-1);
    const path = last ? `/api/bookings/${last}` : '/api/packages';
    await this.#untilAnswered(person, () => person.visitor.call('GET', path), 'read');
    this.#figures.reads += 1;
  }

  async #untilAnswered(person, ask, kind) {
    const began = Date.now();
    for (;;) {
      try {
        const answer = await ask();
        person.calm += 1;
        this.#figures.longestMs = Math.max(this.#figures.longestMs, Date.now() - began);
        return answer;
      } catch {
        person.calm = 0;
        this.#figures.repeats[kind] += 1;
        person.door = (person.door + 1) % this.doors.length;
        person.visitor.address = this.doors[person.door];
        await pause();
      }
    }
  }
}

const nothingYet = () => ({ bookings: 0, reads: 0, repeats: { booking: 0, read: 0 }, longestMs: 0 });
