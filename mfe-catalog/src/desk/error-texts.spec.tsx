import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addDays, type ChangeOffer, termsOf, today } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { Toaster, UiProvider } from '@safari/ui';
import { type Answers, newWindow, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BookingMessages } from './booking-messages';
import { BookingSteps } from './booking-steps';
import { EraseDialog } from './erase-dialog';
import { OfferNote } from './offer-note';
import { ReviewForm } from './review-form';
import { YourSessions } from './your-sessions';

const DETAIL = 'A sentence for whoever reads English.';
const booking = exampleBooking({
  id: 'ahead',
  itemName: 'Mlima Meru',
  status: 'confirmed',
  numberOfTravelers: 2,
  preferredDate: addDays(today(), 40),
});

interface Refused {
  status: number;
  code: string;
  [extension: string]: unknown;
}

const problemOf = ({ status, ...members }: Refused) =>
  new Response(JSON.stringify({ status, title: DETAIL, detail: DETAIL, ...members }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

const conflict = (extensions: object = {}): Refused => ({ status: 409, code: 'conflict', ...extensions });
const TOO_MANY: Refused = { status: 429, code: 'too_many', retryAfter: 3_535 };
const OUTAGE: Refused = { status: 503, code: 'unavailable', retryAfter: 5 };

const show = (page: ReactNode, answers: Answers, language = 'sw') => {
  const calls = serve({
    'GET /api/auth/user': { id: 'u1', name: 'Amina', email: 'amina@example.com', picture: null },
    ...answers,
  });
  renderPage(
    <UiProvider>
      {page}
      <Toaster />
    </UiProvider>,
    { language },
  );
  return calls;
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const write = async (label: RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

const paste = async (box: HTMLElement, text: string) => {
  await userEvent.click(box);
  await userEvent.paste(text);
};

/** The sentence appears at the refused step or in a toast; the server's own sentence nowhere. */
async function expectSaid(sentence: RegExp) {
  expect(await screen.findAllByText(sentence)).not.toEqual([]);
  expect(document.body.textContent).not.toContain(DETAIL);
}

const askForChange = async (refused: Refused, language = 'sw', reason = 'Rafiki anakuja nasi.') => {
  const calls = show(
    <BookingSteps booking={booking} />,
    { 'POST /api/user/bookings/ahead/offers': problemOf(refused) },
    language,
  );
  await press(language === 'sw' ? /^Badili Nafasi/ : /^Change Booking/);
  await write(language === 'sw' ? /^Idadi ya wasafiri/ : /^Number of travelers/, '{Backspace}3');
  await paste(await screen.findByLabelText(language === 'sw' ? /^Kwa nini/ : /^Why/), reason);
  await press(language === 'sw' ? 'Omba Badiliko Hili' : 'Ask for This Change');
  return calls;
};

const cancel = async (refused: Refused, reason = 'Mgonjwa.') => {
  const costs = {
    customer: { daysBefore: 9, keptPercent: 50, paid: '900.00', kept: '450.00', refund: '450.00' },
  };
  const calls = show(<BookingSteps booking={booking} />, {
    'GET /api/bookings/ahead/cancellation': { terms: { version: '1', tiers: [] }, costs },
    'POST /api/user/bookings/ahead/cancel': problemOf(refused),
  });
  await press(/^Futa Nafasi/);
  await paste(await screen.findByLabelText(/^Kwa nini/), reason);
  await press('Futa Nafasi Yangu');
  return calls;
};

const acceptOffer = async (refused: Refused) => {
  const offer: ChangeOffer = {
    id: 7,
    offeredBy: 'staff',
    state: 'open',
    before: termsOf(booking),
    after: { ...termsOf(booking), numberOfTravelers: 3 },
    priceRule: 'kept',
    pricePercent: null,
    reason: 'Kambi ina hema moja zaidi.',
    offeredAt: '2026-11-20T08:00:00.000Z',
    expiresAt: '2026-11-27T08:00:00.000Z',
    answeredAt: null,
    words: '',
  };
  show(<OfferNote booking={booking} />, {
    'GET /api/bookings/ahead/offers': { version: 1, booking, offers: [offer], priceToday: null },
    'POST /api/user/bookings/ahead/offers/7': problemOf(refused),
  });
  await press('Kubali Badiliko');
};

const writeMessage = async (refused: Refused, text = 'Habari?') => {
  const calls = show(<BookingMessages booking={booking} />, {
    'GET /api/bookings/ahead/messages?as=customer': [],
    'POST /api/bookings/ahead/messages': problemOf(refused),
  });
  await paste(await screen.findByRole('textbox', { name: /^Ujumbe kuhusu/ }), text);
  await press('Tuma');
  return calls;
};

const review = async (refused: Refused, title = 'Simba mtini') => {
  const calls = show(
    <ReviewForm booking={booking} onWritten={() => undefined} onOvertaken={() => undefined} />,
    {
      'POST /api/customer-reviews': problemOf(refused),
    },
  );
  await userEvent.click(await screen.findByRole('radio', { name: /^Nyota 4|^4/ }));
  await paste(await screen.findByLabelText(/^Kichwa/), title);
  await write(/^Maoni yako/, 'Tuliona simba.');
  await userEvent.click(screen.getByRole('radio', { name: 'Ndiyo' }));
  await press('Tuma Maoni');
  return calls;
};

const eraseAccount = async (refused: Refused) => {
  show(<EraseDialog email="amina@example.com" />, {
    'GET /api/booking/privacy/erasure': { inTheWay: [], invoices: [] },
    'POST /api/auth/erasures': problemOf(refused),
  });
  await press(/^Futa Akaunti/);
  await write(/amina@example\.com/, 'amina@example.com');
  await press('Futa Kabisa');
};

const endSession = async (refused: Refused) => {
  const device = {
    id: 'b',
    device: 'Chrome',
    openedAt: '2027-02-01T08:00:00.000Z',
    lastUsedAt: '2027-02-01T08:00:00.000Z',
  };
  show(<YourSessions />, {
    'GET /api/auth/sessions': [{ ...device, isThis: false }],
    'DELETE /api/auth/sessions/b': problemOf(refused),
  });
  await press(/Chrome/);
};

beforeEach(() => {
  newWindow();
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // logged for developers
});

describe('whoever reads Swahili is refused in Swahili', () => {
  it.each([
    ['a change too many', askForChange, TOO_MANY, /^Kwa sasa haiwezi kutumwa .* baada ya dakika 59/],
    ['a change while the records are away', askForChange, OUTAGE, /Haiwezekani kwa sasa/],
    [
      'a change while ours waits',
      askForChange,
      conflict({ reason: 'answer_first' }),
      /^Tumekupendekezea badiliko/,
    ],
    ['a change of what has begun', askForChange, conflict({ reason: 'begun' }), /imeanza/],
    [
      'a change of what has begun, by the release before',
      askForChange,
      conflict({ bookingStatus: 'in_progress' }),
      /imeanza/,
    ],
    [
      'a change of what was changed just now',
      askForChange,
      conflict({ reason: 'changed_meanwhile' }),
      /imebadilishwa sasa hivi/,
    ],
    [
      'a change at another price',
      askForChange,
      { ...conflict(), code: 'price_changed', totalPrice: '9.00' },
      /Bei imebadilika/,
    ],
    [
      'a cancellation at another cost',
      cancel,
      { ...conflict(), code: 'price_changed', cost: { refund: '425.00' } },
      /Sasa unarudishiwa .*425/,
    ],
    [
      'a cancellation of what is over',
      cancel,
      conflict({ current: { ...booking, status: 'completed' } }),
      /haiwezi kufutwa tena/,
    ],
    [
      'an answer to what has ended',
      acceptOffer,
      conflict({ state: 'withdrawn' }),
      /Pendekezo hili limekwisha/,
    ],
    [
      'a yes to a day that is over',
      acceptOffer,
      conflict({ reason: 'day_passed' }),
      /^Siku iliyopendekezwa imepita/,
    ],
    ['a message too many', writeMessage, TOO_MANY, /^Kwa sasa haiwezi kutumwa .* baada ya dakika 59/],
    ['a second review', review, conflict({ reason: 'reviewed_already' }), /^Umeshatoa maoni/],
    ['a review before the end', review, conflict({ reason: 'not_completed' }), /itakapokamilika/],
    ['a conflict without a reason', acceptOffer, conflict(), /Haiwezekani kama ilivyo sasa/],
    ['a conflict of tomorrow', review, conflict({ reason: 'unheard_of' }), /Haiwezekani kama ilivyo sasa/],
    ['a second erasure', eraseAccount, { ...TOO_MANY, retryAfter: 72_000 }, /baada ya saa 20/],
    ['a session that stays', endSession, OUTAGE, /Haiwezekani kwa sasa/],
    ['a cancellation that may have arrived', cancel, OUTAGE, /Hatujui kama hili limefika/],
    ['a wish that may have arrived', askForChange, OUTAGE, /Hatujui kama hili limefika/],
    ['a review that may have arrived', review, OUTAGE, /Hatujui kama hili limefika/],
    ['what nobody foresaw', cancel, { status: 422, code: 'unheard_of' }, /Haiwezekani kama ilivyo sasa/],
  ] as const)('%s', async (_, step, refused, sentence) => {
    await step(refused);
    await expectSaid(sentence);
  });

  it('where it is seen, however long the form above it is', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    await askForChange(OUTAGE);
    await expectSaid(/Haiwezekani kwa sasa/);
    const texts = shown.mock.contexts.map((element) => (element as Element).textContent);
    shown.mockRestore();
    expect(texts).toEqual([expect.stringMatching(/Haiwezekani kwa sasa/)]);
  });

  it('with the number of what is our fault', async () => {
    await askForChange({ status: 500, code: 'internal', traceId: '4bf92f3577b34da6' });
    await expectSaid(/4bf92f3577b34da6/);
  });

  it('beside the field that the server alone found wrong', async () => {
    await askForChange({ status: 400, code: 'validation', errors: { preferredDate: [DETAIL] } });
    await expectSaid(/Chagua tarehe nyingine/);
  });
});

describe.each([
  [
    'a wish to change',
    (text: string) => askForChange(OUTAGE, 'sw', text),
    /^Kwa nini/,
    1_000,
    '1,000',
    '1,001',
  ],
  ['a cancellation', (text: string) => cancel(OUTAGE, text), /^Kwa nini/, 1_000, '1,000', '1,001'],
  ['a message', (text: string) => writeMessage(OUTAGE, text), /^Ujumbe kuhusu/, 4_000, '4,000', '4,001'],
  ['a review', (text: string) => review(OUTAGE, text), /^Kichwa/, 150, '150', '151'],
])('the text of %s', (_, send, label, most, max, length) => {
  it('that is too long stays where it is, and says in Swahili how long it may be', async () => {
    const text = '🦁'.repeat(most + 1);
    const calls = await send(text);
    const description = `Herufi zisizidi ${max}, tafadhali: hizi ni ${length}.`;
    const box = await screen.findByRole('textbox', { name: label, description });
    expect(box).toHaveProperty('value', text);
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('is sent at its longest, an emoji counted once', async () => {
    const text = '🦁'.repeat(most);
    const calls = await send(text);
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.stringify(body))).toEqual(
        [expect.stringContaining(`"${text}"`)],
      ),
    );
  });
});

describe('whoever reads English', () => {
  it.each([
    ['what nobody foresaw', { status: 422, code: 'unheard_of' }],
    ['a conflict that says no reason', conflict()],
    ['a conflict whose reason is not known', conflict({ reason: 'unheard_of' })],
  ])('is told in the words of the server: %s', async (_, refused) => {
    await askForChange(refused, 'en');
    expect(await screen.findByText(DETAIL)).toBeTruthy();
  });

  it.each([
    ['an offer that waits', conflict({ reason: 'answer_first' }), /^We have offered you a change\./],
    ['a limit, which is how many and not how soon', TOO_MANY, /^For now .* more often\..* in 59 minutes\.$/],
  ])('is told of %s', async (_, refused, sentence) => {
    await askForChange(refused, 'en');
    await expectSaid(sentence);
  });
});
