export type Credential = 'seller' | 'restitution' | 'trust' | 'local';

const SELLER = /california seller of travel/i;
/** Other states of the USA register sellers of travel, too. */
const ELSEWHERE = /seller/i;

/**
 * What the brand may say of itself, each with the number behind it: nobody is licensed anywhere without one.
 * @param registration its numbers, with ` · ` between them; whoever sells travel in California belongs to the restitution program
 */
export function credentialsOf(registration: string): { credential: Credential; number: string }[] {
  const numbers = registration.split('·').flatMap((part) => part.trim() || []);
  const seller = numbers.filter((number) => SELLER.test(number)).join(' · ');
  const local = numbers.filter((number) => !ELSEWHERE.test(number)).join(' · ');
  const all: [Credential, number: string | undefined][] = [
    ['seller', seller],
    ['restitution', seller],
    ['trust', undefined],
    ['local', local],
  ];
  return all.flatMap(([credential, number = '']) =>
    number === '' && credential !== 'trust' ? [] : { credential, number },
  );
}
