/** The faults of a value, each with its place; empty where all is well. */
export type Check = (value: unknown, at: string) => string[];

const fault = (at: string, what: string): string[] => [`${at || 'it'} is ${what}`];

const when = (isRight: (value: unknown) => boolean, otherwise: string): Check => {
  return (value, at) => (isRight(value) ? [] : fault(at, otherwise));
};

export const isText = when((value) => typeof value === 'string' && value !== '', 'no text');
export const isFlag = when((value) => typeof value === 'boolean', 'neither true nor false');
export const isNumber = when((value) => Number.isFinite(value), 'no number');

export const isOneOf = (...allowed: readonly unknown[]): Check =>
  when((value) => allowed.includes(value), `none of ${allowed.join(', ')}`);

/** @param what what a text of this form is called in the fault */
export const isLike = (form: RegExp, what: string): Check =>
  when((value) => typeof value === 'string' && form.test(value), `no ${what}`);

export const isListOf = (check: Check): Check => {
  return (value, at) =>
    Array.isArray(value)
      ? value.flatMap((item: unknown, index) => check(item, `${at}[${index}]`))
      : fault(at, 'no list');
};

/** Members that it does not know are allowed: they are for newer readers. */
export const isObject = (needed: Record<string, Check>, optional: Record<string, Check> = {}): Check => {
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fault(at, 'no object');
    const members = value as Record<string, unknown>;
    const inside = (name: string) => (at ? `${at}.${name}` : name);
    return [
      ...Object.entries(needed).flatMap(([name, check]) => check(members[name], inside(name))),
      ...Object.entries(optional).flatMap(([name, check]) =>
        members[name] === undefined ? [] : check(members[name], inside(name)),
      ),
    ];
  };
};
