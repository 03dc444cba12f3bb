/**
 * Everything that was not measured. Each is a line of docs/scale.md; change it here and run `npm run bench -- scale`.
 */
export const ASSUMED = {
  bookingsToday: { value: 60, what: 'bookings a day today' },
  factor: { value: 1_000, what: 'times as many' },
  visitors: { value: 1_000_000, what: 'visitors a day' },
  busiestHour: { value: 0.12, what: 'of a day falls into its busiest hour (0.042 would be an even day)' },
  burst: { value: 3, what: 'times the mean of that hour in its busiest minute' },
  pages: { value: 6, what: 'pages a visit' },
  reads: { value: 12, what: 'public reads a visit (lists, one item, availability)' },
  signedIn: { value: 0.1, what: 'of visitors are signed in' },
  ownCalls: { value: 20, what: 'calls of their own of each of those' },
  callsPerClick: { value: 3, what: 'calls for each click of staff' },
  minutesOpen: { value: 8, what: 'minutes a page stays open, with its live stream' },
  writes: { value: 12, what: 'changes of a booking from request to review, each as dear as placing it' },
  pictureKb: { value: 900, what: 'kB of pictures a visit' },
  returning: { value: 0.4, what: 'of visitors have the scripts already' },
  busy: { value: 0.5, what: 'of a core may be in use at the busiest minute' },
  spare: { value: 1, what: 'process of each kind more than needed, so that one may die or be replaced' },
  databaseOnCore: { value: 0.5, what: "of the database's time is processor time, the rest disk and network" },
  connections: { value: 10, what: 'connections of Postgres for each process of a service' },
  hotYears: { value: 2, what: 'years a booking stays in the tables that staff search' },
  keptYears: { value: 10, what: 'years an invoiced booking is kept at all' },
  corePrice: { value: 0.04, what: 'USD for an hour of a core with 4 GB' },
  diskPrice: { value: 0.12, what: 'USD for a GB of fast disk a month' },
  archivePrice: { value: 0.02, what: 'USD for a GB of bucket a month' },
  edgePrice: { value: 0.02, what: 'USD for a GB by a content network' },
};

/** The values only. */
export const assumed = Object.fromEntries(Object.entries(ASSUMED).map(([name, { value }]) => [name, value]));
