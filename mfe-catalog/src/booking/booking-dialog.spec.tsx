import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addDays, today } from '@safari/contracts';
import { Toaster, UiProvider } from '@safari/ui';
import { useSession } from '@safari/web-kit';
import { type Answer, problem, renderPage, serve } from '@safari/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer } from '../shared/offer';
import { BookingDialog } from './booking-dialog';
import { readDraft, saveDraft } from './draft-store';

const amina = { id: 'u1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null };
const meru: Offer = {
  bookingType: 'package',
  itemId: 22,
  name: 'Mount Meru',
  description: 'Up and down, slowly.',
  imageUrl: '/pictures/packages/mount-meru.svg',
  unitPrice: '890.00',
  duration: 4,
  location: 'Arusha',
};
const crater: Offer = {
  ...meru,
  bookingType: 'attraction',
  itemId: 8,
  name: 'The Crater',
  duration: 'Half a day',
};
const tomorrow = addDays(today(), 1);
const TYPED = {
  Phone: '+255 27 555 0171',
  'Preferred start date': tomorrow,
};

/** The dialog of somebody who is signed in. */
async function open({ offer = meru, answer = { id: 'b1' } as Answer, typed = {}, offered = true } = {}) {
  const calls = serve({ 'GET /api/auth/user': amina, 'POST /api/bookings': answer });
  const onClose = jest.fn();
  const SignedIn = () =>
    useSession().user ? <BookingDialog offer={offered ? offer : undefined} onClose={onClose} /> : null;
  renderPage(
    <UiProvider>
      <SignedIn />
      <Toaster />
    </UiProvider>,
  );
  const dialog = await screen.findByRole('dialog');
  type(dialog, typed);
  return { dialog, onClose, placed: () => calls.filter(({ method }) => method === 'POST') };
}

const field = (dialog: HTMLElement, label: string) =>
  within(dialog).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
function type(dialog: HTMLElement, typed: Record<string, string>): void {
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(field(dialog, label), { target: { value } });
}
const press = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }));
const figures = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('region', { name: 'Booking summary' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const choice = (dialog: HTMLElement) =>
  within(dialog).getByRole('region', { name: 'Your choice' }).textContent;

beforeEach(() => sessionStorage.clear());

describe('the booking dialog', () => {
  it('shows what is about to be booked, where it is and how long it takes', async () => {
    const { dialog } = await open();
    expect(within(dialog).getByRole('heading', { name: 'Book Your Safari Package' })).toBeDefined();
    expect(choice(dialog)).toContain('Arusha, 4 days');
    expect(choice(dialog)).toContain('$890 price per person');
    expect(figures(dialog)).toEqual(['$890', '1', '$890']);
  });

  it('shows an experience in its own words', async () => {
    const { dialog } = await open({ offer: crater });
    expect(within(dialog).getByRole('heading', { name: 'Book Your Experience' })).toBeDefined();
    expect(choice(dialog)).toContain('Arusha, Half a day');
  });

  it('says that it cannot be booked any more, and that nothing typed is lost', async () => {
    const { dialog } = await open({ offered: false });
    expect(dialog.textContent).toContain('This cannot be booked any more');
    expect(dialog.textContent).toContain('What you typed is kept');
  });

  it('knows who is signed in, and leaves alone what they have typed before', async () => {
    saveDraft({ ...readDraft(), customerEmail: 'office@example.com', specialRequests: 'A cake.' });
    const { dialog } = await open();
    expect(field(dialog, 'Full name').value).toBe('Amina Msafiri');
    expect(field(dialog, 'Email').value).toBe('office@example.com');
    expect(field(dialog, 'Special requests').value).toBe('A cake.');
  });

  it('says beside each field what is missing, and sends nothing', async () => {
    const { dialog, placed } = await open({ typed: { 'Full name': ' ', Email: 'amina', 'Number of': '21' } });
    await press(dialog, 'Book Now');
    const alerts = await within(dialog).findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Tell us your name',
      'Enter a valid email address',
      'Tell us how to reach you by phone',
      'From 1 to 20 travelers',
      'Choose a start date',
    ]);
    expect(figures(dialog)).toEqual(['$890', '', '']);
    expect(placed()).toEqual([]);
  });

  it('takes no day that is over', async () => {
    const { dialog, placed } = await open({
      typed: { ...TYPED, 'Preferred start date': addDays(today(), -1) },
    });
    await press(dialog, 'Book Now');
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'The start date cannot be before today',
    );
    expect(placed()).toEqual([]);
  });

  it('puts what the server does not like beside its field', async () => {
    const answer = problem(400, 'Look at the fields.', { customerPhone: ['That is no number.'] });
    const { dialog } = await open({ typed: TYPED, answer });
    await press(dialog, 'Book Now');
    expect((await within(dialog).findByRole('alert')).textContent).toBe('That is no number.');
  });

  it('is busy until the server has answered, then says that it is booked and closes', async () => {
    let answer: (booking: unknown) => void = () => undefined;
    const { dialog, onClose, placed } = await open({
      typed: { ...TYPED, 'Number of': '3', 'Special requests': ' A window seat. ' },
      answer: () => new Promise((resolve) => (answer = resolve)),
    });
    await press(dialog, 'Book Now');
    expect(await within(dialog).findByRole('button', { name: 'Submitting...' })).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    answer({ id: 'b1' });
    expect(await screen.findByText('Booking Submitted!')).toBeDefined();
    expect(screen.getByText("We'll contact you within 24 hours to confirm your booking.")).toBeDefined();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(placed().map(({ body }) => body)).toMatchObject([
      { numberOfTravelers: 3, specialRequests: 'A window seat.', totalPrice: '2670.00' },
    ]);
    expect(readDraft()).toMatchObject({ customerPhone: '', specialRequests: '' });
  });

  it('keeps what was typed for another day when it is left', async () => {
    const { dialog, onClose } = await open({ typed: TYPED });
    await press(dialog, 'Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(readDraft()).toMatchObject({ customerPhone: TYPED.Phone, preferredDate: tomorrow });
  });
});

describe('a booking that is refused', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // where refusals are noted for us
  });

  const refused = async (answer: Answer) => {
    const opened = await open({ typed: TYPED, answer });
    await press(opened.dialog, 'Book Now');
    expect(await screen.findAllByText('Booking Failed')).not.toEqual([]);
    return opened;
  };

  it('is refused in the server’s words, and loses nothing that was typed', async () => {
    const { dialog, onClose } = await refused(problem(409, 'The trip is full.'));
    await waitFor(() => expect(dialog.textContent).toContain('Not booked yet'));
    expect(dialog.textContent).toContain('The trip is full.');
    expect(dialog.textContent).not.toContain('The price has changed');
    expect(onClose).not.toHaveBeenCalled();
    expect(field(dialog, 'Phone').value).toBe(TYPED.Phone);
    expect(readDraft()).toMatchObject({ customerPhone: TYPED.Phone });
  });

  it('asks to try again where the server says nothing at all', async () => {
    const { dialog } = await refused(() => Promise.reject(new TypeError('no network')));
    await waitFor(() => expect(dialog.textContent).toContain('Not booked yet'));
    expect(dialog.textContent).toContain('There was an error submitting your booking. Please try again.');
  });

  it('for its price shows the new one and nothing else to be afraid of', async () => {
    const { dialog } = await refused(priceChanged({ unitPrice: '900.00' }));
    await waitFor(() => expect(dialog.textContent).toContain('The price has changed'));
    expect(dialog.textContent).toContain('the price per person became $900.');
    expect(dialog.textContent).not.toContain('Not booked yet');
    expect(figures(dialog)).toEqual(['$900', '1', '$900']);
  });

  it.each([
    ['does not name one', {}],
    ['names what is none', { unitPrice: 900 }],
    ['is about something else', { code: 'refused', unitPrice: '900.00' }],
  ])('shows no other price where the refusal %s', async (_, facts) => {
    const { dialog } = await refused(priceChanged(facts));
    await waitFor(() => expect(dialog.textContent).toContain('Not booked yet'));
    expect(figures(dialog)).toEqual(['$890', '1', '$890']);
  });
});

function priceChanged(facts: Record<string, unknown>): Response {
  const body = { status: 409, title: 'Changed', detail: 'Changed.', code: 'price_changed', ...facts };
  return Response.json(body, { status: 409, headers: { 'content-type': 'application/problem+json' } });
}
