/**
 * What `npm run bench` has measured, read from its own document.
 * @param document docs/performance.md
 * @throws Error naming the chapter or the line that is missing
 */
export function figuresOf(document) {
  const chapters = chaptersOf(document);
  const at = (chapter, what, column = 1) => {
    const rows = chapters.get(chapter);
    if (!rows) throw new Error(`docs/performance.md has no chapter ${chapter}: npm run bench`);
    const cells = rows.find(([name]) => name === what);
    if (!cells) throw new Error(`docs/performance.md has no line "${what}": npm run bench`);
    return numberIn(cells[column]);
  };
  const bookings = (what, column) => at('Bookings, whole path', what, column);
  const cpuOf = (name) => bookings(`processor time of 1,000 bookings, ${name}`);
  return {
    /** ms of processor time each booking costs, by process */
    bookingMs: {
      gateway: cpuOf('gateway'),
      'svc-booking': cpuOf('svc-booking'),
      'svc-operators': cpuOf('svc-operators'),
    },
    /** ms of processor time each letter costs its service */
    letterMs: at('Letters', 'processor time of 1,000 letters, svc-booking'),
    /** ms */
    oneBooking: bookings('one booking alone, p50'),
    /** ms the same statements take by bare `pg`, and of it the client's own processor time */
    bare: {
      ms: bookings('one booking alone, p50', 2),
      ownMs: bookings('processor time of 1,000 bookings, gateway', 2),
    },
    /** a second, 16 at once */
    bookingsTogether: bookings('bookings, 16 at once'),
    /** a second and core, by the gateway that keeps them */
    keptReads: at('Reads and pages', 'public read, brotli'),
    keptPages: at('Reads and pages', 'page `/`'),
    /** ms, one after the other */
    passedOn: at('Reads and pages', 'an API call by the gateway, p50'),
    /** ms of the gateway's processor time each of them costs */
    passedOnMs: at('Reads and pages', 'processor time of 1,000 such calls, gateway'),
    serviceAlone: at('Reads and pages', 'an API call by the gateway, p50', 2),
    /** clicks of staff for ten bookings, those together that can be */
    clicksOfTen: at('Clicks', 'ten bookings, together where that can be'),
    /** kB of scripts of a visitor's first page */
    scriptsKb: at('Federation', 'landing page, scripts'),
    /** MB of ten thousand streams that are open */
    idleStreamsMb: at('Idle visitors', '10,000 idle visitors on one gateway'),
    /** bytes that one placed booking leaves, by table */
    rowBytes: new Map(
      (chapters.get('Rows') ?? []).map(([table, bytes]) => [table.replaceAll('`', ''), numberIn(bytes)]),
    ),
  };
}

/** The rows of each chapter's table, by its title. */
function chaptersOf(document) {
  return new Map(
    document
      .split(/^## /m)
      .slice(1)
      .map((chapter) => {
        const [title, ...lines] = chapter.split('\n');
        const rows = lines.filter((line) => line.startsWith('|')).slice(2);
        return [title.trim(), rows.map(cellsOf)];
      }),
  );
}

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** `15,469 /s per core` is 15469. */
function numberIn(cell) {
  const [digits] = /[\d,]+(\.\d+)?/.exec(cell) ?? [];
  if (!digits) throw new Error(`"${cell}" is no figure`);
  return Number(digits.replaceAll(',', ''));
}
