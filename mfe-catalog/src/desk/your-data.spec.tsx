import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BookingStatus, Erasure, ErasurePreview } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { Toaster, UiProvider } from '@safari/ui';
import { Route, Routes } from '@safari/web-kit';
import { type Answers, newWindow, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErasureScreen } from './erasure-screen';
import { SignedIn } from './signed-in';
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
afterEach(() => void jest.useRealTimers());

/** jsdom's files have no `text()`. */
const textOf = (file = new Blob()): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });

const open = (answers: Answers = {}, at = '/dashboard', language = 'en') => {
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
    { at, language },
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

it('the file is called by the day that it is at the safari', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-06-30T21:30:00Z'), advanceTimers: true });
  open({
    'GET /api/auth/privacy/export': amina,
    'GET /api/booking/privacy/export': [],
    'GET /api/operators/privacy/export': [],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save My Data' }));
  expect(await screen.findByText('The file my-data-2026-07-01.json is among your downloads.')).toBeTruthy();
});

it('the file stays until the browser has read it, however slow its disk', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const revoked = jest.fn();
  URL.revokeObjectURL = revoked;
  open({
    'GET /api/auth/privacy/export': amina,
    'GET /api/booking/privacy/export': [],
    'GET /api/operators/privacy/export': [],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save My Data' }));
  await screen.findByText('Your data are saved');
  act(() => jest.advanceTimersByTime(20_000));
  expect(revoked).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(60_000));
  expect(revoked).toHaveBeenCalledWith('blob:saved');
});

it('no file is saved that lacks a part', async () => {
  open({
    'GET /api/auth/privacy/export': amina,
    'GET /api/booking/privacy/export': [],
    'GET /api/operators/privacy/export': problem(503, 'Down.'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save My Data' }));
  expect(await screen.findByText('Your data could not be saved')).toBeTruthy();
  expect(screen.queryByText('Your data are saved')).toBeNull();
  expect(saved).toBeUndefined();
});

it('what stays is said before, and the address must be typed', async () => {
  const { calls, location } = open({
    'GET /api/booking/privacy/erasure': { ...nothing, invoices: [invoice] },
    'POST /api/auth/erasures': erasure({}),
    'GET /api/auth/erasures/r1': erasure({ state: 'erased', endedAt: '2026-11-22T08:00:02.000Z' }),
  });
  const dialog = await ask();
  expect(await dialog.findByText(/Invoice 2026-000035 for KS-7F3K2Q: \$200, until Jan 1, 2032/)).toBeTruthy();
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

describe('an erasure whose answer is lost', () => {
  const lose = () => Promise.reject(new TypeError('Failed to fetch'));
  const erase = async (dialog: Awaited<ReturnType<typeof ask>>) => {
    const field = await dialog.findByLabelText<HTMLInputElement>(/Type amina@example.com/);
    if (field.value === '') await userEvent.type(field, amina.email);
    await userEvent.click(dialog.getByRole('button', { name: 'Erase for Ever' }));
  };
  /** Renders the desk, which is for signed-in customers. */
  const openDesk = (answers: Answers) => {
    const served: Answers = {
      'GET /api/auth/user': amina,
      'GET /api/booking/privacy/erasure': nothing,
      ...answers,
    };
    serve(served);
    const page = renderPage(
      <UiProvider>
        <Routes>
          <Route path="/dashboard" element={<SignedIn>{(user) => <YourData user={user} />}</SignedIn>} />
          <Route path="/login" element={<h1>Login</h1>} />
          <Route path="/erasure/:token" element={<ErasureScreen />} />
        </Routes>
      </UiProvider>,
      { at: '/dashboard' },
    );
    return { ...page, served };
  };
  /** The session has ended, as a window that gets the focus finds out. */
  const signedOut = async ({ served }: Pick<ReturnType<typeof openDesk>, 'served'>) => {
    served['GET /api/auth/user'] = problem(401, 'Please sign in first.');
    await act(async () => void window.dispatchEvent(new Event('focus')));
  };

  const expectNothingToldNow = async () => {
    cleanup();
    const { location } = openDesk({ 'GET /api/auth/user': problem(401, 'Please sign in first.') });
    await waitFor(() => expect(location().pathname).toBe('/login'));
  };

  beforeEach(() => {
    newWindow();
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // logged for developers
  });

  it('is not said to have erased nothing, and is told where one is signed out by it', async () => {
    const page = openDesk({ 'POST /api/auth/erasures': lose });
    await screen.findByRole('button', { name: 'Erase My Account' });
    const dialog = await ask();
    await erase(dialog);
    expect(await dialog.findByText('We do not know whether your wish has arrived')).toBeTruthy();
    expect(dialog.queryByText('Nothing was erased')).toBeNull();
    await signedOut(page);
    const told = { level: 1, name: 'You asked to have your account erased' };
    const heading = await screen.findByRole('heading', told);
    await waitFor(() => expect(document.activeElement?.contains(heading)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(page.location().pathname).toBe('/dashboard');
    page.unmount();
    openDesk({ 'GET /api/auth/user': problem(401, 'Please sign in first.') }); // a reload
    const way = await screen.findByRole('link', { name: 'Sign In' });
    expect(way.getAttribute('href')).toBe('/login?returnTo=%2Fdashboard');
    await userEvent.click(way);
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeTruthy();
    await expectNothingToldNow(); // the next to sign in has not requested it
  });

  it('is told also while it is waited for', async () => {
    const page = openDesk({ 'POST /api/auth/erasures': () => new Promise(() => undefined) });
    await screen.findByRole('button', { name: 'Erase My Account' });
    await erase(await ask());
    await signedOut(page);
    expect(
      await screen.findByRole('heading', { name: 'You asked to have your account erased' }),
    ).toBeTruthy();
  });

  it('is asked for once more, and its receipt is shown', async () => {
    const page = openDesk({
      'POST /api/auth/erasures': lose,
      'GET /api/auth/erasures/r1': erasure({ state: 'under way' }),
    });
    await screen.findByRole('button', { name: 'Erase My Account' });
    const dialog = await ask();
    await erase(dialog);
    await dialog.findByText('We do not know whether your wish has arrived');
    page.served['POST /api/auth/erasures'] = erasure({});
    await erase(dialog);
    await waitFor(() => expect(page.location().pathname).toBe('/erasure/r1'));
    await expectNothingToldNow();
  });

  it.each([
    ['long after', () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000), amina],
    ['once another one was here', () => undefined, { ...amina, id: 'u2' }],
  ])('is nothing to be told of %s', async (_, pass, next) => {
    const page = openDesk({ 'POST /api/auth/erasures': lose });
    await screen.findByRole('button', { name: 'Erase My Account' });
    const dialog = await ask();
    await erase(dialog);
    await dialog.findByText('We do not know whether your wish has arrived');
    page.unmount();
    pass();
    const another = openDesk({ 'GET /api/auth/user': next });
    await screen.findByRole('button', { name: 'Erase My Account' });
    await signedOut(another);
    await waitFor(() => expect(another.location().pathname).toBe('/login'));
  });

  it('is told also where it was asked for once more and refused', async () => {
    const page = openDesk({ 'POST /api/auth/erasures': lose });
    await screen.findByRole('button', { name: 'Erase My Account' });
    const dialog = await ask();
    await erase(dialog);
    await dialog.findByText('We do not know whether your wish has arrived');
    page.served['POST /api/auth/erasures'] = problem(429, 'Not before tomorrow.');
    await erase(dialog);
    await dialog.findByText('Nothing was erased');
    await signedOut(page);
    const told = { level: 1, name: 'You asked to have your account erased' };
    expect(await screen.findByRole('heading', told)).toBeTruthy();
  });

  it('is nothing to be told of where it was refused', async () => {
    const page = openDesk({ 'POST /api/auth/erasures': problem(429, 'Not before tomorrow.') });
    await screen.findByRole('button', { name: 'Erase My Account' });
    const dialog = await ask();
    await erase(dialog);
    expect(await dialog.findByText('Nothing was erased')).toBeTruthy();
    expect(dialog.getByText('Not before tomorrow.')).toBeTruthy();
    await signedOut(page);
    await waitFor(() => expect(page.location().pathname).toBe('/login'));
  });
});

it('what stays are invoices, where the release before does not tell of what kind it is', async () => {
  const { is: _, ...former } = invoice;
  open({ 'GET /api/booking/privacy/erasure': { ...nothing, invoices: [former] } });
  expect(
    await (await ask()).findByText(/Invoice 2026-000035 for KS-7F3K2Q: \$200, until Jan 1, 2032/),
  ).toBeTruthy();
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

it('what stands in the way is asked anew each time: a trip may be agreed meanwhile', async () => {
  open();
  const dialog = await ask();
  await dialog.findByRole('button', { name: 'Erase for Ever' });
  await userEvent.click(dialog.getByRole('button', { name: 'Keep My Account' }));
  const inTheWay = [
    { id: 'b1', reference: 'KS-7F3K2Q', itemName: 'Northern Circuit', status: 'confirmed' as const },
  ];
  serve({ 'GET /api/auth/user': amina, 'GET /api/booking/privacy/erasure': { ...nothing, inTheWay } });
  const again = await ask();
  expect(await again.findByText('Northern Circuit (KS-7F3K2Q)')).toBeTruthy();
  expect(again.queryByRole('button', { name: 'Erase for Ever' })).toBeNull();
});

it('a trip that stands in the way is called as its reader calls it', async () => {
  const booking = exampleBooking({
    itemTranslations: [{ en: 'Northern Circuit', sw: 'Mzunguko wa Kaskazini' }],
    itemName: 'Northern Circuit',
  });
  const { id, reference, itemName } = booking;
  const inTheWay = [{ id, reference, itemName, status: 'confirmed' as const }];
  open(
    {
      'GET /api/booking/privacy/erasure': { ...nothing, inTheWay },
      'GET /api/user/bookings': [booking],
    },
    '/dashboard',
    'sw',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Futa Akaunti Yangu' }));
  expect(await screen.findByText(`Mzunguko wa Kaskazini (${reference})`)).toBeTruthy();
});

it('money that we owe for a trip that is over or cancelled stands in the way as our debt', async () => {
  const of = (reference: string, status: BookingStatus) => ({
    id: reference,
    reference,
    itemName: 'Safari',
    status,
  });
  const inTheWay = [of('KS-OFF222', 'cancelled'), of('KS-HOME22', 'completed'), of('KS-NEXT22', 'paid')];
  open({ 'GET /api/booking/privacy/erasure': { ...nothing, inTheWay } });
  const dialog = await ask();
  const listed = async (title: string) => {
    const notice = (await dialog.findByText(title)).closest('.ui-notice') as HTMLElement;
    return within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(await listed('Not before your money is back with you')).toEqual([
    'Safari (KS-OFF222)',
    'Safari (KS-HOME22)',
  ]);
  expect(await listed('Not while a trip is agreed')).toEqual(['Safari (KS-NEXT22)']);
});

it('money that we owe is the one reason where no trip is agreed', async () => {
  const inTheWay = [{ id: 'b1', reference: 'KS-OFF222', itemName: 'Safari', status: 'cancelled' as const }];
  open({ 'GET /api/booking/privacy/erasure': { ...nothing, inTheWay } });
  const dialog = await ask();
  expect(await dialog.findByText('Not before your money is back with you')).toBeTruthy();
  expect(dialog.queryByText('Not while a trip is agreed')).toBeNull();
});

it('a receipt says that it was refused and why, and knows when it is not known', async () => {
  const refused = erasure({ state: 'refused', inTheWay: ['KS-7F3K2Q'] });
  open({ 'GET /api/auth/erasures/r1': refused }, '/erasure/r1');
  expect(await screen.findByText(/agreed or under way, or we still owe you money: KS-7F3K2Q/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to My Bookings' }).getAttribute('href')).toBe('/dashboard');
});

it('a receipt that nobody knows says so', async () => {
  open({ 'GET /api/auth/erasures/r9': problem(404, 'The erasure was not found.') }, '/erasure/r9');
  expect(await screen.findByRole('heading', { name: 'We do not know this receipt' })).toBeTruthy();
});
