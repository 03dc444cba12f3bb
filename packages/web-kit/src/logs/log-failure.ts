/** Logs a failure that was shown to a person to the console, too. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
