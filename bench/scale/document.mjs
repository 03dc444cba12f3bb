import {
  archiveBytes,
  coresOf,
  costsOf,
  databaseCores,
  lastFactorOfOnePrimary,
  loadOf,
  sentADay,
  storageOf,
} from './arithmetic.mjs';
import { ASSUMED, assumed } from './assumptions.mjs';
import { figuresOf } from './figures.mjs';
import { agreement, busiestMinute } from './paths.mjs';

/** The largest machine that is available everywhere, in cores. */
const LARGE_MACHINE = 64;
const GB = 1e9;

/**
 * docs/scale.md with every table recomputed; the text between the tables is kept.
 * @param former the current document, with a place for each table
 * @param performance docs/performance.md
 */
export function scaleDocument(former, performance) {
  const tables = tablesOf(figuresOf(performance));
  return former.replace(
    /(<!-- table: ([\w-]+) -->\n)[^]*?(<!-- end -->)/g,
    (_, begin, name, end) => `${begin}\n${tables[name]()}\n\n${end}`,
  );
}

function tablesOf(figures) {
  const load = loadOf(figures);
  const today = loadOf(figures, 1, assumed.visitors / assumed.factor);
  const cores = coresOf(figures, load);
  return {
    assumptions: () =>
      table(
        ['assumed', ''],
        Object.values(ASSUMED).map(({ value, what }) => [value.toLocaleString('en'), what]),
      ),
    agreement: () => agreementTable(figures),
    load: () =>
      table(
        ['in the busiest minute', 'today', 'grown'],
        [
          ['bookings placed a second', today.bookings, load.bookings],
          ['changes of bookings a second, placing among them', today.writes, load.writes],
          ['letters a second', today.letters, load.letters],
          ['pages a second', today.pages, load.pages],
          ['public reads a second', today.reads, load.reads],
          ['calls of customers and staff a second', today.calls, load.calls],
          ['live streams open', today.streams, load.streams],
        ].map(([what, now, then]) => [what, shown(now), shown(then)]),
      ),
    cores: () => coresTable(figures, cores, load),
    minute: () => minuteTable(figures, cores, load),
    storage: () =>
      table(
        ['rows', 'bytes each', 'a day', 'kept', 'GB'],
        storageOf(figures).map(({ what, each, rowsADay, days, bytes }) => [
          what,
          shown(each),
          shown(rowsADay),
          `${shown(days)} days`,
          shown(bytes / GB),
        ]),
      ),
    costs: () => costsTable(figures, load),
    limits: () =>
      table(
        ['', ''],
        [
          [
            `one primary of ${LARGE_MACHINE} cores, ${assumed.busy * 100} % in use, bears`,
            `${shown(lastFactorOfOnePrimary(figures, LARGE_MACHINE))} times today's bookings`,
          ],
          [
            'rows older than the tables that staff search, in the archive',
            `${shown(archiveBytes(figures) / GB)} GB`,
          ],
          ['sent to visitors in a day', `${shown(sentADay(figures) / GB)} GB`],
          [
            'of it by the gateways, where a content network keeps files and pictures',
            `${shown((assumed.visitors * (assumed.pages + assumed.reads) * CACHED_ANSWER_BYTES) / GB)} GB`,
          ],
        ],
      ),
  };
}

/** A page or a list, compressed. */
const CACHED_ANSWER_BYTES = 8_000;

function agreementTable(figures) {
  const { share, lines } = agreement(figures);
  const rows = lines.map(({ what, unit, measured, simulated, how }) => [
    what,
    `${shown(measured)} ${unit}`,
    `${shown(simulated)} ${unit}`,
    (simulated / measured).toFixed(2),
    how === 'fitted' ? `fitted: the bench had ${Math.round(share * 100)} % of its machine` : how,
  ]);
  return table(['path', 'measured', 'simulated', 'simulated ÷ measured', ''], rows);
}

function coresTable(figures, cores, load) {
  const rows = cores.map(({ name, cores: used, processes }) =>
    name === 'postgres'
      ? [name, shown(used), `${databaseCores(cores)} cores, twice (primary and standby)`]
      : [name, shown(used), `${processes} processes`],
  );
  const streams = (load.streams / 10_000) * figures.idleStreamsMb;
  return `${table(['', 'cores in use', 'run'], rows)}\n\nThe live streams hold ${shown(streams)} MB in all gateways together.`;
}

function minuteTable(figures, cores, load) {
  const counts = Object.fromEntries(cores.map(({ name, processes }) => [name, processes]));
  const { lines, inUse } = busiestMinute(figures, load, { ...counts, postgres: databaseCores(cores) });
  const names = {
    page: 'a page that is kept',
    read: 'a public read that is kept',
    call: 'a call passed on',
    booking: 'a booking',
  };
  const used = ['gateway', 'svc-booking', 'svc-operators']
    .map((name) => `${name} ${Math.round(inUse[name] * 100)} %`)
    .join(', ');
  const rows = lines.map(({ name, perSecond, p50, p99 }) => [
    names[name],
    shown(perSecond),
    `${shown(p50)} ms`,
    `${shown(p99)} ms`,
  ]);
  return `${table(['path', 'a second', 'p50', 'p99'], rows)}\n\nIn use: ${used}.`;
}

function costsTable(figures, load) {
  const costs = costsOf(figures, load);
  const total = costs.reduce((sum, { usd }) => sum + usd, 0);
  const aBooking = total / (assumed.bookingsToday * assumed.factor * (365 / 12));
  return table(
    ['a month', '', 'USD'],
    [
      ...costs.map(({ what, amount, unit, usd }) => [what, `${shown(amount)} ${unit}`, shown(usd)]),
      ['**together**', `${aBooking.toFixed(4)} USD for each booking`, `**${shown(total)}**`],
    ],
  );
}

/** A Markdown table with aligned columns, as the formatter writes it. */
function table(head, rows) {
  const width = (at) => Math.max(3, ...[head, ...rows].map((cells) => cells[at].length));
  const row = (cells) => `| ${cells.map((cell, at) => cell.padEnd(width(at))).join(' | ')} |`;
  return [row(head), row(head.map((_, at) => '-'.repeat(width(at)))), ...rows.map(row)].join('\n');
}

/** Rounded to three significant digits. */
const shown = (value) =>
  value === 0
    ? '0'
    : Number(value.toPrecision(value < 1 ? 2 : 3)).toLocaleString('en', { maximumFractionDigits: 6 });
