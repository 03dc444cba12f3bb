/** SQL that gives a `timestamptz` as the wire writes a moment: ISO 8601 in UTC, as `Date.toISOString` does. */
export const wireMoment = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
