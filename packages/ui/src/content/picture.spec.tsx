import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar, Picture } from './picture';

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

it('a picture that does not come says what it would show, until there is another one', () => {
  const of = (src: string) => <Picture src={src} alt="Mount Meru" width={3} height={2} />;
  const { container, rerender } = render(of('/gone.svg'));
  const picture = () => container.querySelector('img');
  fireEvent.error(screen.getByRole('img', { name: 'Mount Meru' }));
  expect(picture()).toBeNull();
  expect(screen.getByRole('img', { name: 'Mount Meru' }).textContent).toBe('Mount Meru');
  rerender(of('/meru.svg'));
  expect(picture()?.getAttribute('src')).toBe('/meru.svg');
});

it('initials stand for a portrait that does not come', () => {
  const { container } = render(<Avatar name="Amina Msafiri" src="/gone.webp" />);
  fireEvent.error(container.querySelector('img') as Element);
  expect(container.textContent).toBe('AM');
});
