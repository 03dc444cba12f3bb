type Field<D> = keyof D & string;

/** The fields in which two drafts differ. */
export function changedFields<D extends object>(before: D, after: D): Field<D>[] {
  return (Object.keys(after) as Field<D>[]).filter((field) => !same(before[field], after[field]));
}

/** The fields that both sides changed to different values. */
export function conflictingFields<D extends object>(base: D, mine: D, theirs: D): Field<D>[] {
  const mineChanged = changedFields(base, mine);
  return changedFields(base, theirs).filter(
    (field) => mineChanged.includes(field) && !same(mine[field], theirs[field]),
  );
}

/** Takes my value of every field that I changed, theirs of all others. */
export function mergeDrafts<D extends object>(base: D, mine: D, theirs: D): D {
  const mineOnly = changedFields(base, mine).map((field) => [field, mine[field]] as const);
  return { ...theirs, ...Object.fromEntries(mineOnly) };
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
