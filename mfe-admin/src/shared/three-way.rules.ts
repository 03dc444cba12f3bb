type Field<D> = keyof D & string;

/** The fields in which two drafts differ. */
export function changedFields<D extends object>(before: D, after: D): Field<D>[] {
  return (Object.keys(after) as Field<D>[]).filter((field) => !same(before[field], after[field]));
}

/** The fields that both sides changed since, each in its own way. */
export function contestedFields<D extends object>(base: D, mine: D, theirs: D): Field<D>[] {
  const byMe = changedFields(base, mine);
  return changedFields(base, theirs).filter(
    (field) => byMe.includes(field) && !same(mine[field], theirs[field]),
  );
}

/** What I typed where I typed something, what they saved everywhere else. */
export function mergeDrafts<D extends object>(base: D, mine: D, theirs: D): D {
  const kept = changedFields(base, mine).map((field) => [field, mine[field]] as const);
  return { ...theirs, ...Object.fromEntries(kept) };
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
