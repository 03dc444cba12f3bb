import { expect, it, jest } from '@jest/globals';
import { type Answers, problem, type RecordedCall, renderPage, serve } from '@safari/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answeredUploads } from '../testing/answered-uploads';
import { AttractionDialog } from './attraction-dialog';

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create Attraction' }));
const created = (calls: readonly RecordedCall[]) => calls.find(({ method }) => method === 'POST')?.body;

/** Fills in the required fields of a new attraction. */
function describeNew(answer: unknown = {}) {
  const calls = serve({ 'GET /api/guides': [], 'POST /api/attractions': answer });
  renderPage(<AttractionDialog stored={undefined} onClose={jest.fn()} />);
  fill('Name', 'Baobab Alley');
  fill('Description', 'Old trees.');
  fill('Price from', '35');
  return calls;
}

it('adds an uploaded picture to the further ones', async () => {
  const { answer } = answeredUploads();
  const calls = describeNew();
  fill('More pictures 1', 'https://elsewhere.example/a.jpg');
  await create();
  expect(screen.getByText(/^Upload the picture, or enter a path of this site/)).toBeTruthy();
  fill('More pictures 1', '/pictures/attractions/a.svg');
  expect(screen.getByRole('button', { name: 'Upload One More Picture' })).toBeTruthy();
  const [, further] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (further) await userEvent.upload(further, new File(['tree'], 'b.webp', { type: 'image/webp' }));
  await act(async () => answer('/pictures/uploads/b.webp'));
  await create();
  await waitFor(() =>
    expect(created(calls)).toMatchObject({
      imageUrl: '',
      page: { pictures: ['/pictures/attractions/a.svg', '/pictures/uploads/b.webp'] },
    }),
  );
});

it('asks again for the guides that did not load, and keeps what was typed', async () => {
  const served: Answers = { 'GET /api/guides': problem(503, 'Down.') };
  serve(served);
  renderPage(<AttractionDialog stored={undefined} onClose={jest.fn()} />);
  fill('Name', 'Baobab Alley');
  const guides = await screen.findByRole('group', { name: 'Who may guide' });
  served['GET /api/guides'] = [{ id: 1, name: 'Elia', title: 'Head Guide' }];
  await userEvent.click(await within(guides).findByRole('button', { name: 'Try Again' }));
  expect(await within(guides).findByRole('checkbox', { name: /Elia/ })).toBeTruthy();
  expect(screen.getByDisplayValue('Baobab Alley')).toBeTruthy();
});

it('says what two travelers pay where the price is called by another unit than the person', async () => {
  serve({ 'GET /api/guides': [] });
  renderPage(<AttractionDialog stored={undefined} onClose={jest.fn()} />);
  fill('Price from', '200');
  const note = () => screen.queryByText(/^Visitors read/)?.textContent;
  expect(note()).toBeUndefined();
  expect(
    screen.getByText(/A booking costs this for each traveler, whatever the unit is called\.$/),
  ).toBeTruthy();
  fill('Price unit', 'vehicle');
  expect(note()).toBe(
    'Visitors read “From $200/vehicle”, and two travelers pay $400: a booking costs the price for each traveler.',
  );
  for (const person of ['Person', ' ']) {
    fill('Price unit', person);
    expect(note()).toBeUndefined();
  }
});

it('puts the attraction on the map of its page', async () => {
  const calls = describeNew();
  fill('Place', 'Gate of the alley');
  fill('Latitude', '-3.84');
  fill('Longitude', '36.02');
  await create();
  await waitFor(() =>
    expect(created(calls)).toMatchObject({
      page: { place: { name: 'Gate of the alley', latitude: -3.84, longitude: 36.02 } },
    }),
  );
});

it('says what is wrong beside the price, and the list, in which it is', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refusal = problem(400, 'The request has faults', {
    whatToBring: ['Keep it to 40 rows'],
    'pricing.group': ['Keep it below a million'],
  });
  describeNew(refusal);
  fill('Child', 'half');
  const reasonOf = (label: string) => screen.getByLabelText(label).closest('.ui-field')?.textContent;
  await create();
  expect(reasonOf('Child')).toMatch(/Enter an amount such as/);
  expect(reasonOf('Price from')).not.toMatch(/Enter an amount/);
  fill('Child', '20');
  await create();
  await screen.findAllByText('Keep it below a million');
  expect(reasonOf('Group')).toContain('Keep it below a million');
  expect(screen.getByRole('group', { name: 'What to bring' }).textContent).toContain('Keep it to 40 rows');
  expect(screen.getByRole('group', { name: 'Requirements' }).textContent).not.toContain('Keep it to');
});
