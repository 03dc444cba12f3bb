import { beforeEach, expect, it, jest } from '@jest/globals';
import { Toaster } from '@safari/ui';
import { api } from '@safari/web-kit';
import { type Answers, choose, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anArtist, anArtwork } from '../testing/examples';
import { stale } from '../testing/stale';
import { ArtworkDialog } from './artwork-dialog';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

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

it('names the artist whom a colleague has chosen meanwhile, and tells which work was changed', async () => {
  const asha = { ...anArtist, id: 4, name: 'Asha wa Kanga' };
  const theirs = { ...anArtwork, version: 2, artistId: asha.id, artist: asha.name };
  const served: Answers = {
    'GET /api/artists': [anArtist, asha],
    'GET /api/artworks': [anArtwork],
    'PUT /api/artworks/6': stale(theirs),
  };
  const calls = serve(served);
  const onClose = jest.fn();
  renderPage(
    <>
      <ArtworkDialog stored={anArtwork} onClose={onClose} />
      <Toaster />
    </>,
  );
  await userEvent.type(await screen.findByLabelText('Title'), ', at dusk');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await save();
  const notice = await screen.findByRole('group', { name: 'Somebody changed this while you were editing' });
  await waitFor(() =>
    expect(within(notice).getByRole('listitem').textContent?.trim()).toBe('Artist: Asha wa Kanga'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go On With My Changes' }));
  served['PUT /api/artworks/6'] = theirs;
  await save();
  await screen.findByText('Dust and Acacia, at dusk was changed');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    title: 'Dust and Acacia, at dusk',
    artistId: 4,
  });
});
