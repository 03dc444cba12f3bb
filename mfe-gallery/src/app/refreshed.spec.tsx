import { expect, it } from '@jest/globals';
import type { Artwork } from '@safari/contracts';
import { api, Link } from '@safari/web-kit';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anArtwork } from '../testing/examples';
import { App } from './app';

const work: Artwork = {
  ...anArtwork,
  description: 'Three women.\n\nOne well.',
  artistBio: 'Draws.\n\nTeaches.',
  artistStory: 'Born in Mtwara.\n\nSince then in Bagamoyo.',
};

const PAGES: [at: string, call: string, heading: string, answer: unknown][] = [
  ['/art/3', 'GET /api/artworks/3', work.title, work],
  ['/artist/Zawadi', 'GET /api/artist/Zawadi/artworks', work.artist, [work]],
];

it.each(PAGES)('%s stays to be read when it cannot be asked for again', async (at, call, name, answer) => {
  serve({ [call]: answer });
  const { store } = renderPage(<App />, { at });
  await screen.findByRole('heading', { level: 1, name });
  const calls = serve({ [call]: problem(503, 'Down.') });
  await act(async () => void store.dispatch(api.util.invalidateTags(['Artwork'])));
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  await act(async () => {});
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
});

it.each(PAGES)(
  '%s says that it failed where nothing was read before, and tries again',
  async (at, call, name, answer) => {
    const answers: Answers = { [call]: problem(503, 'Down.') };
    serve(answers);
    renderPage(<App />, { at });
    expect(await screen.findByRole('heading', { level: 1, name: /could not/ })).toBeTruthy();
    answers[call] = answer;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  },
);

it('an artwork that is taken away while it is read is missing', async () => {
  serve({ 'GET /api/artworks/3': work });
  const { store } = renderPage(<App />, { at: '/art/3' });
  await screen.findByRole('heading', { level: 1, name: work.title });
  serve({});
  await act(async () => void store.dispatch(api.util.invalidateTags(['Artwork'])));
  expect(await screen.findByRole('heading', { level: 1, name: 'Artwork Not Found' })).toBeTruthy();
});

it.each(PAGES)('%s shows paragraphs as they were written', async (at, call, _, answer) => {
  serve({ [call]: answer });
  renderPage(<App />, { at });
  for (const last of [/Teaches/, /Bagamoyo/, ...(at === '/art/3' ? [/One well/] : [])])
    expect((await screen.findAllByText(last))[0]?.className).toContain('whitespace-pre-line');
});

it('another artist’s page shows nothing of the artist before while it is on its way', async () => {
  serve({
    'GET /api/artist/Zawadi/artworks': [work],
    'GET /api/artist/Juma/artworks': () => new Promise(() => undefined),
  });
  renderPage(
    <>
      <App />
      <Link to="/artist/Juma">On to Juma</Link>
    </>,
    { at: '/artist/Zawadi' },
  );
  await screen.findByRole('heading', { level: 1, name: work.artist });
  await userEvent.click(screen.getByRole('link', { name: 'On to Juma' }));
  expect(await screen.findByText('Loading the artist...')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: work.artist })).toBeNull();
});
