import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { browserText } from '@safari/web-kit';
import { renderPage } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_FILTER } from '../../data/booking-filter.rules';
import { SavedViews } from './saved-views';

it('who removes views one after the other stands at the next, then at the one before, then at the name', async () => {
  const views = ['Late', 'Paid', 'New'].map((name) => ({ name, search: `?search=${name}` }));
  browserText('bookingsViews').set(JSON.stringify(views));
  renderPage(<SavedViews address={NO_FILTER} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save View' }));
  const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
  for (const [name, next] of [
    ['Paid', () => remove('New')],
    ['New', () => remove('Late')],
    ['Late', () => screen.getByRole('textbox', { name: /^Name/ })],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one press after another
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(next()).toHaveFocus());
  }
});

it('a view without a name is not saved, and the button says so', async () => {
  browserText('bookingsViews').set('[]');
  renderPage(<SavedViews address={NO_FILTER} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save View' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), ' {Enter}');
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(save).toHaveFocus();
  expect(save).toHaveAccessibleDescription('Give the view a name.');
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Late{Enter}');
  expect(await screen.findByRole('link', { name: 'Late' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
