import { randomFrom } from '@safari/service-kit/testing/random';

/** A first-come, first-served queue with several servers. */
class Line {
  busy = 0;
  busyMs = 0;
  waiting = [];

  constructor(servers) {
    this.servers = servers;
  }

  /** @param then called as soon as a server is free */
  take(then) {
    if (this.busy === this.servers) return void this.waiting.push(then);
    this.busy += 1;
    then();
  }

  /** @param ms how long it was in use */
  free(ms) {
    this.busyMs += ms;
    const next = this.waiting.shift();
    if (next) next();
    else this.busy -= 1;
  }
}

/** A priority queue of events by time (a binary heap). */
class Agenda {
  #heap = [];

  add(at, run) {
    const heap = this.#heap;
    heap.push({ at, run });
    for (let child = heap.length - 1; child > 0; ) {
      const parent = (child - 1) >> 1;
      if (heap[parent].at <= heap[child].at) break;
      [heap[parent], heap[child]] = [heap[child], heap[parent]];
      child = parent;
    }
  }

  next() {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (heap.length > 0) {
      heap[0] = last;
      for (let parent = 0; ; ) {
        const [left, right] = [2 * parent + 1, 2 * parent + 2];
        let least = parent;
        if (left < heap.length && heap[left].at < heap[least].at) least = left;
        if (right < heap.length && heap[right].at < heap[least].at) least = right;
        if (least === parent) break;
        [heap[parent], heap[least]] = [heap[least], heap[parent]];
        parent = least;
      }
    }
    return first;
  }
}

/**
 * A product in time: each request goes through its steps one after the other; a step waits for its place (a thread, a
 * connection), then, unless it only waits for a disk, for a core of the place's machine, and takes its time there.
 * @param machines cores by name
 * @param places by name: { machine, servers }
 * @param requests each { name, steps: [{ at, ms, offCore? }], afterwards?: steps that nobody waits for } and either
 *   `perSecond` (they come at random) or `atOnce` (each comes when the former of its line is answered)
 * @returns by name of the request: answered a second and times (ms) in order; by place: the share of its time in use
 */
export function simulate({ machines, places, requests, seconds, seed = 20_270_229, spread = 4 }) {
  const random = randomFrom(seed);
  const exponential = (mean) => -mean * Math.log(1 - random());
  /** Erlang-distributed: times of similar work vary little. */
  const around = (mean) => {
    let sum = 0;
    for (let part = 0; part < spread; part += 1) sum += exponential(mean / spread);
    return sum;
  };
  const end = seconds * 1_000;
  const warm = end / 10;
  const agenda = new Agenda();
  const cores = Object.fromEntries(Object.entries(machines).map(([name, count]) => [name, new Line(count)]));
  const lines = Object.fromEntries(
    Object.entries(places).map(([name, { servers }]) => [name, new Line(servers)]),
  );
  const times = Object.fromEntries(requests.map(({ name }) => [name, []]));
  let now = 0;

  const walk = (steps, done, at = 0) => {
    const step = steps[at];
    if (!step) return done();
    const place = lines[step.at];
    const ms = around(step.ms);
    const onCore = step.offCore ? undefined : cores[places[step.at].machine];
    place.take(() => {
      const began = now;
      const work = () =>
        agenda.add(now + ms, () => {
          onCore?.free(ms);
          place.free(now - began);
          walk(steps, done, at + 1);
        });
      if (onCore) onCore.take(work);
      else work();
    });
  };
  const ask = ({ name, steps, afterwards = [] }, answered) => {
    const began = now;
    walk(steps, () => {
      if (began >= warm) times[name].push(now - began);
      if (afterwards.length > 0) walk(afterwards, () => undefined);
      answered?.();
    });
  };
  for (const request of requests) {
    if (request.atOnce) {
      const again = () => ask(request, again);
      for (let one = 0; one < request.atOnce; one += 1) agenda.add(0, again);
      continue;
    }
    const come = () => {
      ask(request);
      agenda.add(now + exponential(1_000 / request.perSecond), come);
    };
    agenda.add(exponential(1_000 / request.perSecond), come);
  }
  for (let event = agenda.next(); event && event.at <= end; event = agenda.next()) {
    now = event.at;
    event.run();
  }
  return {
    answered: Object.fromEntries(
      Object.entries(times).map(([name, own]) => [name, (own.length / (end - warm)) * 1_000]),
    ),
    times: Object.fromEntries(
      Object.entries(times).map(([name, own]) => [name, own.toSorted((a, b) => a - b)]),
    ),
    inUse: Object.fromEntries(
      Object.entries(lines).map(([name, line]) => [name, line.busyMs / (end * line.servers)]),
    ),
  };
}

/** @param share e.g. 0.99 @param sorted ascending */
export const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
