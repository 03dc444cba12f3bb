import type { FieldErrors } from '@safari/web-kit';

/** The rows of a list in a form: at least one. */
export function rowsOf(lines: readonly string[]): string[] {
  return lines.length > 0 ? [...lines] : [''];
}

/** The rows that are not blank. */
export function writtenLines(rows: readonly string[]): string[] {
  return rows.map((row) => row.trim()).filter(Boolean);
}

/** The error of a list, or of one of its rows. */
export function listError(errors: FieldErrors, field: string): string | undefined {
  const path = Object.keys(errors).find((name) => name === field || name.startsWith(`${field}.`));
  return path && errors[path];
}
