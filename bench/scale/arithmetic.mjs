import { assumed } from './assumptions.mjs';
import { agreement, atPace, pathsOf } from './paths.mjs';

const HOUR_S = 3_600;
const DAY_MINUTES = 1_440;
const YEAR_DAYS = 365;
const MONTH_HOURS = 730;
const MONTH_DAYS = 30.4;
const GB = 1e9;
/** `RETENTION_DAYS` of the service-kit; a test compares them. */
export const RETENTION_DAYS = { events: 30, inbox: 90, letters: 90, idempotencyKeys: 7 };

/** Every second change causes a letter. */
const LETTERS_A_CHANGE = 0.5;

/** Requests per second in the busiest minute. */
export function loadOf(figures, factor = assumed.factor, visitors = assumed.visitors) {
  const bookings = assumed.bookingsToday * factor;
  const peak = (aDay) => (aDay * assumed.busiestHour * assumed.burst) / HOUR_S;
  const clicks = (bookings * figures.clicksOfTen) / 10;
  return {
    bookings: peak(bookings),
    writes: peak(bookings * assumed.writes),
    letters: peak(bookings * assumed.writes * LETTERS_A_CHANGE),
    pages: peak(visitors * assumed.pages),
    reads: peak(visitors * assumed.reads),
    calls: peak(visitors * assumed.signedIn * assumed.ownCalls + clicks * assumed.callsPerClick),
    streams: ((visitors * assumed.minutesOpen) / DAY_MINUTES) * assumed.busiestHour * 24 * assumed.burst,
  };
}

/**
 * CPU cores in the busiest minute, by process, and the number of processes that this needs (one thread is one core).
 */
export function coresOf(figures, load) {
  const { share } = agreement(figures);
  const paths = pathsOf(figures);
  const used = {};
  const add = (steps, perSecond) => {
    for (const { at, ms, offCore } of atPace(steps, 1 / share))
      if (!offCore) used[at] = (used[at] ?? 0) + (ms / 1_000) * perSecond;
  };
  add(paths.page, load.pages);
  add(paths.read, load.reads);
  add(paths.call, load.calls);
  add([...paths.booking, ...paths.afterBooking], load.writes);
  add(paths.letter, load.letters);
  return Object.entries(used).map(([name, cores]) => ({
    name,
    cores,
    processes: Math.ceil(cores / assumed.busy) + assumed.spare,
  }));
}

/** Disk space by kind of rows; `days` undefined: kept for years. */
export function storageOf({ rowBytes }, bookingsADay = assumed.bookingsToday * assumed.factor) {
  const bytes = (...tables) => tables.reduce((sum, table) => sum + (rowBytes.get(table) ?? 0), 0);
  const schemas = ['booking', 'operators', 'catalog', 'auth'];
  const every = (table) => bytes(...schemas.map((schema) => `${schema}.${table}`));
  const { writes, hotYears } = assumed;
  const kept = (what, each, aBooking, days) => ({
    what,
    each,
    rowsADay: bookingsADay * aBooking,
    days,
    bytes: each * bookingsADay * aBooking * days,
  });
  return [
    kept(
      'bookings and the copy of svc-operators',
      bytes('booking.booking', 'operators.booking'),
      1,
      hotYears * YEAR_DAYS,
    ),
    kept('history', bytes('booking.booking_history'), writes, hotYears * YEAR_DAYS),
    kept('events told (outbox)', every('outbox'), writes, RETENTION_DAYS.events),
    kept('events heard (inbox)', every('inbox'), writes, RETENTION_DAYS.inbox),
    kept('letters', every('outgoing_mail'), writes * LETTERS_A_CHANGE, RETENTION_DAYS.letters),
    kept('keys of repeats', every('idempotency_key'), writes, RETENTION_DAYS.idempotencyKeys),
  ];
}

/** Bytes of archived rows that staff no longer search, compressed to a third. */
export function archiveBytes(figures) {
  const [bookings, history] = storageOf(figures);
  const aYear = (bookings.bytes + history.bytes) / assumed.hotYears;
  return (aYear * (assumed.keptYears - assumed.hotYears)) / 3;
}

/** Bytes sent to visitors per day. */
export function sentADay(figures) {
  const { visitors, pictureKb, returning } = assumed;
  return visitors * (pictureKb + figures.scriptsKb * (1 - returning)) * 1_000;
}

/** USD per month, line by line. */
export function costsOf(figures, load) {
  const cores = coresOf(figures, load);
  const own = cores.filter(({ name }) => name !== 'postgres');
  const processes = own.reduce((sum, { processes: count }) => sum + count, 0) + OTHER_PROCESSES.processes;
  const database = databaseCores(cores);
  const hot = storageOf(figures).reduce((sum, { bytes }) => sum + bytes, 0) / GB;
  const core = assumed.corePrice * MONTH_HOURS;
  return [
    { what: 'processes of ours', amount: processes, unit: 'cores', usd: processes * core },
    { what: 'Postgres, primary and standby', amount: 2 * database, unit: 'cores', usd: 2 * database * core },
    { what: 'NATS, three members', amount: 3, unit: 'cores', usd: 3 * core },
    { what: 'tables, twice', amount: 2 * hot, unit: 'GB', usd: 2 * hot * assumed.diskPrice },
    {
      what: 'archive of former years',
      amount: archiveBytes(figures) / GB,
      unit: 'GB',
      usd: (archiveBytes(figures) / GB) * assumed.archivePrice,
    },
    {
      what: 'scripts and pictures by a content network',
      amount: (sentADay(figures) * MONTH_DAYS) / GB,
      unit: 'GB a month',
      usd: ((sentADay(figures) * MONTH_DAYS) / GB) * assumed.edgePrice,
    },
  ];
}

/** svc-catalog, svc-auth and the front ends' file servers: two of each, nearly idle behind the gateway's cache. */
export const OTHER_PROCESSES = {
  processes: 2 + 2 + 2,
  what: 'svc-catalog, svc-auth, front ends: two of each',
};

/** Twice as many, for vacuum, checkpoints and rare queries; at least four. */
export const databaseCores = (cores) =>
  Math.max(4, 2 * cores.find(({ name }) => name === 'postgres').processes);

/** The largest multiple of today's bookings that one primary can handle. @param cores of one available machine */
export function lastFactorOfOnePrimary(figures, cores) {
  const { factor, busy, visitors } = assumed;
  const { cores: used } = coresOf(figures, loadOf(figures, factor, visitors)).find(
    ({ name }) => name === 'postgres',
  );
  return (factor * cores * busy) / used;
}
