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

/** My value for every field that I changed, theirs for all others. */
export function mergeDrafts<D extends object>(base: D, mine: D, theirs: D): D {
  const mineOnly = changedFields(base, mine).map((field) => [field, mine[field]] as const);
  return { ...theirs, ...Object.fromEntries(mineOnly) };
}

/** Whether two drafts are equal apart from surrounding spaces and trailing zeros of decimals. */
export function alike<D extends object>(typed: D, shown: D): boolean {
  return changedFields(asSaid(typed), asSaid(shown)).length === 0;
}

function asSaid<D>(draft: D): D {
  return JSON.parse(JSON.stringify(draft), (_, value: unknown) =>
    typeof value === 'string' ? value.trim().replace(/^(-?\d+)(?:\.0*|(\.\d*[1-9])0+)$/, '$1$2') : value,
  ) as D;
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
