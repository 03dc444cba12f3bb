import { expect, it, jest } from '@jest/globals';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArtworkDialog } from './artwork-dialog';

it('the artists of a form that did not load are asked for again, and what was typed stays', async () => {
  const served: Answers = { 'GET /api/artists': problem(503, 'Down.'), 'GET /api/artworks': [] };
  serve(served);
  renderPage(<ArtworkDialog stored={undefined} onClose={jest.fn()} />);
  await userEvent.type(await screen.findByLabelText('Title'), 'Dust and Acacia');
  expect(await screen.findByText('The artists did not load')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Artist' })).toBeNull();
  served['GET /api/artists'] = [{ id: 3, name: 'Zuberi' }];
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Artist' }));
  expect(await screen.findByRole('option', { name: 'Zuberi' })).toBeTruthy();
  expect(screen.getByDisplayValue('Dust and Acacia')).toBeTruthy();
});
