import { beforeEach, describe, expect, it } from '@jest/globals';
import { ANSWER_LIMITS, type LinkedRequest } from '@safari/contracts';
import { UiProvider } from '@safari/ui';
import { Route, Routes } from '@safari/web-kit';
import { type Answers, newWindow, problem, renderPage, serve } from '@safari/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswerScreen } from './answer-screen';

const TOKEN = 'aToken';
const URL = `/api/operator-answers/${TOKEN}`;
const linkedRequest: LinkedRequest = {
  answerState: 'open',
  operatorName: 'Nyota Camps',
  bookingReference: 'KS-7F3K2Q',
  itemName: 'Crater and Elephants',
  requestedDate: '2031-02-14',
  durationDays: 3,
  numberOfPeople: 4,
  specialRequests: 'Two rooms side by side',
  subject: 'Availability request',
  message: 'Dear Nyota Camps, are you free?',
  askedAt: '2030-12-01T08:00:00Z',
  settled: false,
  answer: null,
};
const answered: LinkedRequest = {
  ...linkedRequest,
  answerState: 'answered',
  answer: { kind: 'price', quotedPrice: '1240.50', note: 'Half board', name: 'Neema' },
};

function open(answers: Answers = {}) {
  const served: Answers = { [`GET ${URL}`]: linkedRequest, ...answers };
  const calls = serve(served);
  const page = renderPage(
    <UiProvider>
      <Routes>
        <Route path="/answer/:token" element={<AnswerScreen />} />
      </Routes>
    </UiProvider>,
    { at: `/answer/${TOKEN}` },
  );
  return { ...page, calls, served };
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Answer' }));
const fillIn = async (price = '1,240.50') => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Available at a price' }));
  await userEvent.type(screen.getByLabelText(/^Your price/), price);
  await userEvent.type(screen.getByLabelText(/^Note/), 'Half board');
  await userEvent.type(screen.getByLabelText(/^Your name/), 'Neema');
};

beforeEach(newWindow);

describe('the page behind an operator’s link', () => {
  it('shows what is asked, and takes one of three answers with a name', async () => {
    const { calls, served } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Crater and Elephants' })).toBeTruthy();
    for (const fact of [
      'Feb 14, 2031 to Feb 16, 2031 (3 days)',
      '4 guests',
      'KS-7F3K2Q',
      'Two rooms side by side',
      /^Dec 1, 2030/,
    ]) {
      expect(screen.getByText(fact)).toBeTruthy();
    }
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.queryByLabelText(/^Your price/)).toBeNull();
    await fillIn();
    served[`POST ${URL}`] = answered;
    await send();
    const thanks = await screen.findByRole('heading', { name: 'Asante sana, your answer has arrived' });
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    expect(screen.getByText('$1,240.50')).toBeTruthy();
    expect(screen.getByText('Half board')).toBeTruthy();
    expect(screen.queryByText(/^Tell us whether you can be with us/)).toBeNull();
    expect(calls.at(-1)?.body).toEqual({
      kind: 'price',
      quotedPrice: '1240.50',
      note: 'Half board',
      name: 'Neema',
    });
    expect(screen.queryByRole('button', { name: 'Send Answer' })).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    [9, 'Dates', 'Feb 14, 2031 to Feb 22, 2031 (9 days)'],
    [1, 'Dates', 'Feb 14, 2031'],
    [null, 'Start', 'Feb 14, 2031'],
  ])('says until when a trip of %j days runs, where that is known', async (durationDays, label, days) => {
    open({ [`GET ${URL}`]: { ...linkedRequest, durationDays } });
    expect((await screen.findByText(label)).parentElement?.textContent).toBe(`${label}${days}`);
  });

  it('shows the first day where the release before does not say how long a trip is', async () => {
    const { durationDays: _, ...former } = linkedRequest;
    open({ [`GET ${URL}`]: former });
    expect((await screen.findByText('Start')).parentElement?.textContent).toBe('StartFeb 14, 2031');
  });

  it('says beside the fields what is missing, goes there, and sends nothing', async () => {
    const { calls } = open();
    await screen.findByRole('button', { name: 'Send Answer' });
    await send();
    expect(await screen.findByText('Choose an answer')).toBeTruthy();
    expect(screen.getByText('Enter your name')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('radiogroup').contains(document.activeElement)).toBe(true));
    await fillIn('12.345');
    await send();
    expect(await screen.findByText('Enter an amount such as 1250.00')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Your price/)));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says beside the fields how much is too much', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Available at a price' }));
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type(/^Your price/, '1,000,000,001');
    type(/^Note/, 'n'.repeat(ANSWER_LIMITS.note + 1));
    type(/^Your name/, 'n'.repeat(ANSWER_LIMITS.name + 1));
    await send();
    await screen.findAllByRole('alert');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Enter at most $1,000,000,000',
      'Write at most 2,000 characters',
      'Write at most 100 characters',
    ]);
  });

  it('keeps what was typed over a failure and a reload, and says what happened', async () => {
    const first = open({ [`POST ${URL}`]: problem(503, 'Down.') });
    await fillIn();
    await send();
    const alert = await screen.findByText('We do not know whether this has arrived');
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    first.unmount();
    open();
    expect(await screen.findByDisplayValue('Half board')).toBeTruthy();
    expect(screen.getByDisplayValue('1,240.50')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Available at a price' }).getAttribute('aria-checked')).toBe(
      'true',
    );
  });

  it('asks whoever has tried too often to wait a minute', async () => {
    open({ [`POST ${URL}`]: problem(429, 'Too many.') });
    await fillIn();
    await send();
    expect(await screen.findByText(/^Too many tries from here\./)).toBeTruthy();
    expect(screen.getByDisplayValue('Half board')).toBeTruthy();
  });

  it('shows the first answer when somebody else was faster', async () => {
    const { served } = open({ [`POST ${URL}`]: problem(409, 'Answered already.') });
    await fillIn('900');
    served[`GET ${URL}`] = answered;
    await send();
    expect(await screen.findByText('Somebody had answered already')).toBeTruthy();
    expect(screen.getByText('$1,240.50')).toBeTruthy();
  });

  it.each([
    ['how it stands cannot be loaded', problem(503, 'Down.')],
    ['it is said to be open all the same', linkedRequest],
  ])('keeps what was typed when it was refused and %s, and says so', async (_, stands) => {
    const { served, unmount } = open({ [`POST ${URL}`]: problem(409, 'Answered already.') });
    await fillIn('900');
    served[`GET ${URL}`] = stands;
    await send();
    const said = await screen.findByText('Somebody may have answered already');
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect(screen.getByDisplayValue('900')).toBeTruthy();
    unmount();
    const { served: now } = open({ [`POST ${URL}`]: problem(409, 'Answered already.') });
    expect(await screen.findByDisplayValue('900')).toBeTruthy();
    now[`GET ${URL}`] = answered;
    await send();
    const told = await screen.findByText('Somebody had answered already');
    expect(document.activeElement?.contains(told)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Send Answer' })).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('thanks whoever was refused and whose answer arrives after all, and calls nobody else the first', async () => {
    const { served } = open({ [`POST ${URL}`]: problem(409, 'Answered already.') });
    await fillIn();
    await send();
    await screen.findByText('Somebody may have answered already');
    served[`POST ${URL}`] = answered;
    await send();
    const thanks = await screen.findByRole('heading', { name: 'Asante sana, your answer has arrived' });
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    expect(screen.queryByText('Somebody had answered already')).toBeNull();
  });

  it('asks again by itself how the request stands, and sends nothing', async () => {
    const { served, calls } = open({ [`POST ${URL}`]: problem(409, 'Answered already.') });
    await fillIn('900');
    served[`GET ${URL}`] = problem(503, 'Down.');
    await send();
    const again = await screen.findByRole('button', { name: 'Try Again' });
    served[`GET ${URL}`] = answered;
    await userEvent.click(again);
    expect(await screen.findByText('Somebody had answered already')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(sessionStorage.length).toBe(0);
  });

  it('says so when the link was taken back while the answer was written', async () => {
    const { served } = open({ [`POST ${URL}`]: problem(410, 'Gone.') });
    await fillIn('900');
    served[`GET ${URL}`] = problem(410, 'Gone.');
    await send();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' }),
    ).toBeTruthy();
    expect(screen.queryByText('Crater and Elephants')).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['is closed', { ...linkedRequest, answerState: 'closed' }, 'We no longer need an answer'],
    ['was answered', answered, 'This request has been answered'],
    ['was taken back', problem(410, 'Gone.'), 'This link is no longer valid'],
    ['was never given out', problem(404, 'Not found.'), 'We do not know this link'],
  ])('says so when it %s, and asks for nothing', async (_, answer, words) => {
    open({ [`GET ${URL}`]: answer });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('thanks for an answer that comes after it was closed, and promises nothing', async () => {
    const { served } = open();
    await fillIn();
    served[`POST ${URL}`] = { ...answered, answerState: 'closed' };
    await send();
    expect(await screen.findByText('We no longer need an answer')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Asante sana, your answer has arrived' })).toBeTruthy();
    expect(screen.getByText(/there is nothing more for you to do/)).toBeTruthy();
    expect(screen.queryByText(/will be in touch/)).toBeNull();
  });

  it('offers another try when the network fails', async () => {
    const { served } = open({ [`GET ${URL}`]: problem(503, 'Down.') });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    served[`GET ${URL}`] = linkedRequest;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Crater and Elephants' })).toBeTruthy();
  });

  it('hears an operator all the same when the trip went to another', async () => {
    open({ [`GET ${URL}`]: { ...linkedRequest, settled: true } });
    expect(await screen.findByText('This trip has found its operator by now')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send Answer' })).toBeTruthy();
  });
});
