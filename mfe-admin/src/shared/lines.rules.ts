import type { FieldErrors } from '@safari/web-kit';

/** A list as a form edits it: one row at least. */
export function rowsOf(lines: readonly string[]): string[] {
  return lines.length > 0 ? [...lines] : [''];
}

/** The rows in which something was written. */
export function writtenLines(rows: readonly string[]): string[] {
  return rows.map((row) => row.trim()).filter(Boolean);
}

/** What is wrong with a list, or with one of its rows. */
export function listError(errors: FieldErrors, field: string): string | undefined {
  const path = Object.keys(errors).find((name) => name === field || name.startsWith(`${field}.`));
  return path && errors[path];
}
