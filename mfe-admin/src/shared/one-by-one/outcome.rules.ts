/**
 * The outcome for one of many: `unknown` where it was sent and nobody knows whether it has arrived; `why` is the reason
 * to show, in the server's words or our own; `untilSignIn` where it is no more than that nobody is signed in.
 */
export type Outcome =
  | { state: 'doing' }
  | { state: 'done' }
  | { state: 'refused'; why: string; untilSignIn?: boolean }
  | { state: 'unknown'; why: string };
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Those that are still to be done: also what was refused, since its cause may be gone. */
export function remaining<One extends { id: string }>(all: readonly One[], outcomes: Outcomes): One[] {
  return all.filter(({ id }) => outcomes.get(id)?.state !== 'done');
}

export const isUntilSignIn = (outcome: Outcome): boolean =>
  outcome.state === 'refused' && outcome.untilSignIn === true;

export function counted(outcomes: Outcomes): Record<Outcome['state'], number> {
  const count = { doing: 0, done: 0, refused: 0, unknown: 0 };
  for (const { state } of outcomes.values()) count[state] += 1;
  return count;
}
