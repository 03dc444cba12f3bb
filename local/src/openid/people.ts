export interface Person {
  /** Goes into tokens as `sub`. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Everyone who can sign in here; none of them exists. */
export const people: readonly Person[] = [
  { id: 'local-amina', name: 'Amina Msafiri', email: 'amina@example.com' },
  { id: 'local-jonas', name: 'Jonas Fernweh', email: 'jonas@example.com' },
  { id: 'local-grace', name: 'Grace Wanderer', email: 'grace@example.com' },
];

export function personWithId(id: string): Person | undefined {
  return people.find((person) => person.id === id);
}
