export type Credential = 'seller' | 'restitution' | 'trust' | 'local';

const SELLER = /california seller of travel/i;
/** Other US states register sellers of travel, too. */
const ELSEWHERE = /seller/i;

/**
 * The credentials that the brand may claim, each with its registration number; without a number there is none.
 * @param registration numbers joined by ` · `; a Californian seller of travel also takes part in the restitution fund
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
