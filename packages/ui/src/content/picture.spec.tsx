import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Avatar } from './picture';

it.each([
  ['Amina Msafiri', 'AM'],
  ['Neema wa Ndege', 'NN'],
  ['Baraka', 'B'],
  ['  élodie   ürün ', 'ÉÜ'],
  ['𠮷田 𞤀𞤁', '𠮷𞤀'],
  ['', ''],
])('of %s stand the initials %s, each a whole letter', (name, initials) => {
  expect(render(<Avatar name={name} />).container.textContent).toBe(initials);
});
