/** What class-validator says after the name of a property, and what a person reads beside the field. */
const PLAIN: readonly (readonly [says: RegExp, plain: string])[] = [
  [/^should not be empty$/, 'Fill this in'],
  [/^must be a string$/, 'Enter a text'],
  [/^must be shorter than or equal to (\d+) characters$/, 'At most $1 characters, please'],
  [
    /^must be longer than or equal to (\d+)(?: and shorter than or equal to \d+)? characters$/,
    'At least $1 characters, please',
  ],
  [/^must be an integer number$/, 'Enter a whole number'],
  [/^must be a number/, 'Enter a number'],
  [/^must not be less than (\S+)$/, 'At least $1, please'],
  [/^must not be greater than (\S+)$/, 'At most $1, please'],
  [/^must be a boolean value$/, 'Choose yes or no'],
  [/^must be one of the following values: /, 'Choose one of these: '],
  [/^must contain no more than (\d+) elements$/, 'At most $1, please'],
  [/^must contain at least (\d+) elements$/, 'At least $1, please'],
  [/^must be an array$/, 'Give a list'],
  [/^must be (?:an object|either object or array)$/, 'Give all that belongs here'],
  [/^must be a UUID$/, 'This names nothing that there is'],
];

/** A reason without the name of the property, which means nothing to people; one that we wrote ourselves stays. */
export function plainReason(reason: string, property: string): string {
  if (reason === `property ${property} should not exist`) return 'Nothing is asked for here';
  if (reason === `All ${property}'s elements must be unique`) return 'Each one once, please';
  const beginning = ['', 'each value in ', 'nested property ', 'each value in nested property ']
    .map((words) => `${words}${property} `)
    .find((words) => reason.startsWith(words));
  if (beginning === undefined) return reason;
  const rest = reason.slice(beginning.length);
  const found = PLAIN.find(([says]) => says.test(rest));
  return found ? rest.replace(found[0], found[1]) : rest;
}
