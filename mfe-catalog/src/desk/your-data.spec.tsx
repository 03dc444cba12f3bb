import { beforeEach, expect, it, jest } from '@jest/globals';
import type { Erasure, ErasurePreview } from '@safari/contracts';
import { Toaster, UiProvider } from '@safari/ui';
import { Route, Routes } from '@safari/web-kit';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErasureScreen } from './erasure-screen';
import { YourData } from './your-data';

const amina = { id: 'u1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null };
const nothing: ErasurePreview = { invoices: [], inTheWay: [] };
const invoice = {
  number: '2026-000035',
  bookingReference: 'KS-7F3K2Q',
  amount: '200.00',
  is: 'invoice' as const,
  keptUntil: '2032-01-01',
};
const erasure = (facts: Partial<Erasure>): Erasure => ({
  id: 'r1',
  state: 'requested',
  inTheWay: [],
  requestedAt: '2026-11-22T08:00:00.000Z',
  endedAt: null,
  ...facts,
});

let saved: Blob | undefined;
beforeEach(() => {
  saved = undefined;
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = jest.fn();
});

/** jsdom's files have no `text()`. */
const textOf = (file = new Blob()): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });

const open = (answers: Answers = {}, at = '/dashboard') => {
  const calls = serve({
    'GET /api/auth/user': amina,
    'GET /api/booking/privacy/erasure': nothing,
    ...answers,
  });
  const page = renderPage(
    <UiProvider>
      <Toaster />
      <Routes>
        <Route path="/dashboard" element={<YourData user={amina} />} />
        <Route path="/erasure/:token" element={<ErasureScreen />} />
      </Routes>
    </UiProvider>,
    { at },
  );
  return { ...page, calls };
};

const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Erase My Account' }));
  return within(await screen.findByRole('dialog'));
};

it('one file holds what every service knows', async () => {
  open({
    'GET /api/auth/privacy/export': amina,
    'GET /api/booking/privacy/export': [{ booking: { reference: 'KS-7F3K2Q' } }],
    'GET /api/operators/privacy/export': [{ operatorName: 'Savana Wazi' }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save My Data' }));
  expect(await screen.findByText('Your data are saved')).toBeTruthy();
  const file = JSON.parse(await textOf(saved)) as unknown;
  expect(file).toMatchObject({
    account: { email: amina.email },
    bookings: [{ booking: { reference: 'KS-7F3K2Q' } }],
    operators: [{ operatorName: 'Savana Wazi' }],
  });
});

it('no file is saved that lacks a part', async () => {
  open({
    'GET /api/auth/privacy/export': amina,
    'GET /api/booking/privacy/export': [],
    'GET /api/operators/privacy/export': problem(503, 'Down.'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save My Data' }));
  expect(await screen.findByText('Your data could not be saved')).toBeTruthy();
  expect(saved).toBeUndefined();
});

it('what stays is said before, and the address must be typed', async () => {
  const { calls, location } = open({
    'GET /api/booking/privacy/erasure': { ...nothing, invoices: [invoice] },
    'POST /api/auth/erasures': erasure({}),
    'GET /api/auth/erasures/r1': erasure({ state: 'erased', endedAt: '2026-11-22T08:00:02.000Z' }),
  });
  const dialog = await ask();
  expect(await dialog.findByText(/Invoice 2026-000035 for KS-7F3K2Q: \$200, until/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Erase for Ever' }));
  expect(dialog.getByText('Type the email address of your account')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/Type amina@example.com/), 'Amina@Example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase for Ever' }));
  await waitFor(() => expect(location().pathname).toBe('/erasure/r1'));
  expect(await screen.findByRole('heading', { name: 'Everything is erased' })).toBeTruthy();
});

it('the dialog stays until it is known whether everything is erased', async () => {
  let refuse: (answer: Response) => void = () => undefined;
  open({ 'POST /api/auth/erasures': () => new Promise((resolve) => (refuse = resolve)) });
  const dialog = await ask();
  await userEvent.type(await dialog.findByLabelText(/Type amina@example.com/), amina.email);
  await userEvent.click(dialog.getByRole('button', { name: 'Erase for Ever' }));
  await userEvent.keyboard('{Escape}');
  await act(async () => refuse(problem(409, 'A trip is agreed by now.')));
  expect(await dialog.findByText('A trip is agreed by now.')).toBeTruthy();
});

it('what stays are invoices, where the release before does not tell of what kind it is', async () => {
  const { is: _, ...former } = invoice;
  open({ 'GET /api/booking/privacy/erasure': { ...nothing, invoices: [former] } });
  expect(await (await ask()).findByText(/Invoice 2026-000035 for KS-7F3K2Q: \$200, until/)).toBeTruthy();
});

it('a trip that is agreed stands in the way and is named, and nothing can be sent', async () => {
  const inTheWay = [
    { id: 'b1', reference: 'KS-7F3K2Q', itemName: 'Northern Circuit', status: 'confirmed' as const },
  ];
  open({ 'GET /api/booking/privacy/erasure': { ...nothing, inTheWay } });
  const dialog = await ask();
  expect(await dialog.findByText('Northern Circuit (KS-7F3K2Q)')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Erase for Ever' })).toBeNull();
});

it('a receipt says that it was refused and why, and knows when it is not known', async () => {
  const refused = erasure({ state: 'refused', inTheWay: ['KS-7F3K2Q'] });
  open({ 'GET /api/auth/erasures/r1': refused }, '/erasure/r1');
  expect(await screen.findByText(/agreed or under way: KS-7F3K2Q/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to My Bookings' }).getAttribute('href')).toBe('/dashboard');
});

it('a receipt that nobody knows says so', async () => {
  open({ 'GET /api/auth/erasures/r9': problem(404, 'The erasure was not found.') }, '/erasure/r9');
  expect(await screen.findByRole('heading', { name: 'We do not know this receipt' })).toBeTruthy();
});
