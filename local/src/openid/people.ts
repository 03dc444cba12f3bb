export interface Person {
  /** The `sub` of the tokens. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The people offered at the sign-in; all fictional. */
export const people: readonly Person[] = [
  { id: 'local-amina', name: 'Amina Msafiri', email: 'amina@example.com' },
  { id: 'local-jonas', name: 'Jonas Fernweh', email: 'jonas@example.com' },
  { id: 'local-grace', name: 'Grace Wanderer', email: 'grace@example.com' },
];

/** People created by name at the sign-in, by id. */
const others = new Map<string, Person>();

export function personWithId(id: string): Person | undefined {
  return people.find((person) => person.id === id) ?? others.get(id);
}

/** The person of that name, always the same one; undefined for a name without a letter. */
export function somebodyNamed(given: string): Person | undefined {
  const name = given.trim().slice(0, 80);
  const mailbox = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '');
  if (mailbox === '') return undefined;
  const person = { id: `local-somebody-${mailbox}`, name, email: `${mailbox}@example.com` };
  others.set(person.id, person);
  return person;
}
