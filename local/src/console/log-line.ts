interface StructuredLine {
  readonly level?: unknown;
  readonly context?: unknown;
  readonly msg?: unknown;
  readonly err?: { readonly stack?: unknown };
}

/** Formats a program's log line for people: of a JSON line, its level, place, message and error. */
export function readableLine(line: string): string {
  const { level, context, msg, err } = parse(line);
  if (typeof level !== 'string' || typeof msg !== 'string') return line;
  const place = typeof context === 'string' ? `${context}: ` : '';
  const stack = typeof err?.stack === 'string' ? `\n${err.stack}` : '';
  return `${level} ${place}${msg}${stack}`;
}

function parse(line: string): StructuredLine {
  if (!line.startsWith('{')) return {};
  try {
    return JSON.parse(line) as StructuredLine;
  } catch {
    return {};
  }
}
