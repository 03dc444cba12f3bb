/**
 * The results of `npm run bench`, read from its document.
 * @param document docs/performance.md
 * @throws Error naming a missing chapter or line
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
    /** ms of CPU time per booking, by process */
    bookingMs: {
      gateway: cpuOf('gateway'),
      'svc-booking': cpuOf('svc-booking'),
      'svc-operators': cpuOf('svc-operators'),
    },
    /** ms of CPU time per letter, in its service */
    letterMs: at('Letters', 'processor time of 1,000 letters, svc-booking'),
    /** ms */
    oneBooking: bookings('one booking alone, p50'),
    /** ms of the same statements by plain `pg`, and the client's own CPU time of it */
    bare: {
      ms: bookings('one booking alone, p50', 2),
      ownMs: bookings('processor time of 1,000 bookings, gateway', 2),
    },
    /** per second, 16 in parallel */
    bookingsTogether: bookings('bookings, 16 at once'),
    /** per second and core, from the gateway's cache */
    keptReads: at('Reads and pages', 'public read, brotli'),
    keptPages: at('Reads and pages', 'page `/`'),
    /** ms, sequentially */
    passedOn: at('Reads and pages', 'an API call by the gateway, p50'),
    /** ms of the gateway's CPU time for each */
    passedOnMs: at('Reads and pages', 'processor time of 1,000 such calls, gateway'),
    serviceAlone: at('Reads and pages', 'an API call by the gateway, p50', 2),
    /** clicks of staff for ten bookings, with common steps taken together */
    clicksOfTen: at('Clicks', 'ten bookings, together where that can be'),
    /** kB of scripts on a visitor's first page */
    scriptsKb: at('Federation', 'landing page, scripts'),
    /** MB for ten thousand open streams */
    idleStreamsMb: at('Idle visitors', '10,000 idle visitors on one gateway'),
    /** bytes stored per booking, by table */
    rowBytes: new Map(
      (chapters.get('Rows') ?? []).map(([table, bytes]) => [table.replaceAll('`', ''), numberIn(bytes)]),
    ),
  };
}

/** Each chapter's table rows, by the chapter's title. */
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
