export interface Person {
  /** Goes into tokens as `sub`. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Those who are offered; none of them exists. */
export const people: readonly Person[] = [
  { id: 'local-amina', name: 'Amina Msafiri', email: 'amina@example.com' },
  { id: 'local-jonas', name: 'Jonas Fernweh', email: 'jonas@example.com' },
  { id: 'local-grace', name: 'Grace Wanderer', email: 'grace@example.com' },
];

/** Those who were made up at the sign-in, by their ids. */
const others = new Map<string, Person>();

export function personWithId(id: string): Person | undefined {
  return people.find((person) => person.id === id) ?? others.get(id);
}

/** Somebody of that name, the same one whenever it is given; undefined for a name without a letter. */
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
