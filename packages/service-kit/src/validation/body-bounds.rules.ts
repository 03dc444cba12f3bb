/** As many as our largest form has: 2,000 capabilities of two each, and their list. */
const MOST_KEYS = 4_001;
const MOST_VALUES = 10_000;
const DEEPEST = 20;

/**
 * Why a body is refused before it is validated: validation walks every key, so their number and depth are what a
 * stranger could make expensive. Undefined for one that may be validated.
 */
export function beyondBounds(body: unknown): string | undefined {
  let keys = 0;
  let values = 0;
  let level = [body].filter(isTree);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return 'The request is nested too deeply.';
    const next: object[] = [];
    for (const node of level) {
      const inside: unknown[] = Object.values(node);
      values += inside.length;
      if (!Array.isArray(node)) keys += inside.length;
      if (keys > MOST_KEYS || values > MOST_VALUES) return 'The request has too many fields.';
      for (const value of inside) if (isTree(value)) next.push(value);
    }
    level = next;
  }
  return undefined;
}

/** JSON's objects and arrays; bytes and streams are no trees. */
const isTree = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
