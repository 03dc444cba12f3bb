/**
 * The outcome for one of many. `unknown`: the request was sent, but its result is not known. `why`: the reason to show,
 * in the server's words or our own. `untilSignIn`: it only failed because nobody was signed in.
 */
export type Outcome =
  | { state: 'doing' }
  | { state: 'done' }
  | { state: 'refused'; why: string; untilSignIn?: boolean }
  | { state: 'unknown'; why: string };
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Those still to be done, including refused ones, since the cause may be gone. */
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
