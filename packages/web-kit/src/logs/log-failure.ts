/** Logs a failure that the page has handled to the console. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
