/** Writes a failure that a person was told of to the console, for whoever looks into it. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
