import '@testing-library/jest-dom/jest-globals';
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { focusAround } from './focus-next';

const page = (isFailed: boolean) => (
  <main>
    <section aria-label="Part">
      {isFailed && (
        <p role="alert">
          <button type="button" ref={focusAround}>
            Try Again
          </button>
        </p>
      )}
    </section>
  </main>
);

it('the focus goes to what is around, where what stays can have none', () => {
  const { rerender } = render(page(true));
  jest.spyOn(screen.getByRole('region'), 'focus').mockReturnValue(); // does nothing, like the focus of an element without a box
  screen.getByRole('button').focus();
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('what can be reached by Tab stays so', () => {
  const { rerender } = render(page(true));
  screen.getByRole('region').tabIndex = 0;
  screen.getByRole('button').focus();
  rerender(page(false));
  expect(screen.getByRole('region')).toHaveFocus();
  expect(screen.getByRole('region')).toHaveAttribute('tabindex', '0');
});
