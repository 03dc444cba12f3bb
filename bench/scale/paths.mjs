import { assumed } from './assumptions.mjs';
import { percentile, simulate } from './simulation.mjs';

const BENCH_CORES = 2;
const SIMULATED_SECONDS = 40;

/** The cost of each hot path by place, from the benchmark's figures only (ms). */
export function pathsOf(figures) {
  const { bookingMs, bare, serviceAlone } = figures;
  const databaseMs = bare.ms - bare.ownMs;
  const database = [
    { at: 'postgres', ms: databaseMs * assumed.databaseOnCore },
    { at: 'postgres', ms: databaseMs * (1 - assumed.databaseOnCore), offCore: true },
  ];
  return {
    page: [{ at: 'gateway', ms: 1_000 / figures.keptPages }],
    read: [{ at: 'gateway', ms: 1_000 / figures.keptReads }],
    /** The service's own share and its statements were measured together. */
    call: [
      { at: 'gateway', ms: figures.passedOnMs },
      { at: 'svc-booking', ms: serviceAlone, asMeasured: true },
    ],
    booking: [
      { at: 'gateway', ms: bookingMs.gateway },
      { at: 'svc-booking', ms: bookingMs['svc-booking'] },
      ...database,
    ],
    letter: [{ at: 'svc-booking', ms: figures.letterMs }],
    afterBooking: [{ at: 'svc-operators', ms: bookingMs['svc-operators'] }, ...database],
  };
}

/**
 * A simulation of the benchmark's own machine, compared with the measurements. The machine was shared with other work:
 * the benchmark's share of it is the only fitted parameter, from a single booking; everything else must follow.
 */
export function agreement(figures) {
  const known = agreements.get(figures) ?? simulated(figures);
  agreements.set(figures, known);
  return known;
}

/** Cached, since every calculation uses it. */
const agreements = new WeakMap();

function simulated(figures) {
  const { booking, call, afterBooking } = pathsOf(figures);
  const one = (name, steps, atOnce, more = {}) => ({ name, steps, atOnce, ...more });
  const alone = benchRun(one('booking', booking, 1, { afterwards: afterBooking }));
  const pace = figures.oneBooking / p50(alone, 'booking');
  const slower = (steps) => atPace(steps, pace);
  const together = benchRun(one('booking', slower(booking), 16, { afterwards: slower(afterBooking) }));
  const passed = benchRun(one('call', slower(call), 1));
  const compared = (what, unit, measured, simulated, how) => ({ what, unit, measured, simulated, how });
  return {
    /** The share of the machine's time. */
    share: 1 / pace,
    lines: [
      compared('one booking alone, p50', 'ms', figures.oneBooking, p50(alone, 'booking') * pace, 'fitted'),
      compared('bookings, 16 at once', '/s', figures.bookingsTogether, together.answered.booking, 'follows'),
      compared('a call passed on, p50', 'ms', figures.passedOn, p50(passed, 'call'), 'follows'),
    ],
  };
}

/** Scales processor times to the pace of the machine; steps measured as elapsed time already include it. */
export const atPace = (steps, pace) =>
  steps.map((step) => (step.asMeasured ? step : { ...step, ms: step.ms * pace }));

const benchRun = (request) =>
  simulate({
    machines: { bench: BENCH_CORES },
    places: {
      gateway: { machine: 'bench', servers: 1 },
      'svc-booking': { machine: 'bench', servers: 1 },
      'svc-operators': { machine: 'bench', servers: 1 },
      postgres: { machine: 'bench', servers: 2 * assumed.connections },
    },
    requests: [request],
    seconds: SIMULATED_SECONDS,
  });

const p50 = ({ times }, name) => percentile(times[name], 0.5);

/**
 * Simulates the busiest minute of the grown product with that many processes.
 * @param load requests per second, @param counts processes by name, cores of Postgres under `postgres`
 */
export function busiestMinute(figures, load, counts) {
  const paths = pathsOf(figures);
  const { share } = agreement(figures);
  const slower = (steps) => atPace(steps, 1 / share);
  const request = (name, perSecond, more = {}) => ({ name, steps: slower(paths[name]), perSecond, ...more });
  const services = Object.keys(counts).filter((name) => name !== 'postgres');
  const run = simulate({
    // one core per process, and a separate machine for Postgres
    machines: { ...counts },
    places: {
      ...Object.fromEntries(services.map((name) => [name, { machine: name, servers: counts[name] }])),
      postgres: { machine: 'postgres', servers: services.length * assumed.connections },
    },
    requests: [
      request('page', load.pages),
      request('read', load.reads),
      request('call', load.calls),
      request('booking', load.writes, { afterwards: slower(paths.afterBooking) }),
      request('letter', load.letters),
    ],
    seconds: SIMULATED_SECONDS / 2,
  });
  return {
    inUse: run.inUse,
    lines: ['page', 'read', 'call', 'booking'].map((name) => ({
      name,
      perSecond: run.answered[name],
      p50: percentile(run.times[name], 0.5),
      p99: percentile(run.times[name], 0.99),
    })),
  };
}
