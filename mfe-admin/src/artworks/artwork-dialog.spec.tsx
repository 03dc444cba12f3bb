import { expect, it, jest } from '@jest/globals';
import { api } from '@safari/web-kit';
import { type Answers, choose, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anArtist, anArtwork } from '../testing/examples';
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

it('whoever hangs the first work of all adds its artist aside, and goes on with what was typed', async () => {
  const served: Answers = { 'GET /api/artists': [], 'GET /api/artworks': [] };
  serve(served);
  const { location, store } = renderPage(<ArtworkDialog stored={undefined} onClose={jest.fn()} />, {
    at: '/artwork-management?add=true',
  });
  await userEvent.type(await screen.findByLabelText('Title'), 'Dust and Acacia');
  const way = await screen.findByRole('link', { name: 'Add an artist first' });
  expect(way.getAttribute('href')).toBe('/artist-management?add=true');
  await userEvent.click(way);
  expect(`${location().pathname}${location().search}`).toBe('/artwork-management?add=true');
  served['GET /api/artists'] = [anArtist];
  await act(async () => void store.dispatch(api.util.invalidateTags(['Artist'])));
  await choose('Artist', anArtist.name);
  expect(screen.queryByRole('link', { name: 'Add an artist first' })).toBeNull();
  expect(screen.getByDisplayValue('Dust and Acacia')).toBeTruthy();
});

it('suggests the categories of the other works, each once and in their order', async () => {
  const works = ['Textile', 'Painting', 'Textile'].map((category, id) => ({ ...anArtwork, id, category }));
  serve({ 'GET /api/artists': [anArtist], 'GET /api/artworks': works });
  renderPage(<ArtworkDialog stored={undefined} onClose={jest.fn()} />);
  const suggested = () => {
    const { list } = screen.getByLabelText<HTMLInputElement>('Category');
    return [...(list?.options ?? [])].map(({ value }) => value);
  };
  await waitFor(() => expect(suggested()).toEqual(['Painting', 'Textile']));
  await screen.findByRole('combobox', { name: 'Artist' });
  expect(screen.queryByRole('link', { name: 'Add an artist first' })).toBeNull();
});
