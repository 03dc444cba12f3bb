import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import {
  type AnswerLink,
  type Artist,
  type Artwork,
  type Attraction,
  type AvailabilityRequest,
  addDays,
  type Booking,
  type BookingMessage,
  type BookingOffers,
  type Communication,
  type Coordination,
  type CreditNote,
  type CustomerReview,
  type Erasure,
  type Guide,
  type Invoice,
  type OpenSession,
  type Operator,
  owedOf,
  type Package,
  type Payment,
  type Repayment,
  type StaffInvitationLink,
  type StaffMember,
  type TripUpdate,
  today,
  totalPrice,
} from '@safari/contracts';
import type { Callers } from './callers';
import type { DocumentedCalls, Method } from './documented';
import { lettersTo } from './mailbox';
import { signInAtProvider } from './people';
import { settings } from './settings';

/** The rows that the test has created, for calls that need real ones. */
export interface StoryRows {
  pack: Package;
  attraction: Attraction;
  guide: Guide;
  artist: Artist;
  artwork: Artwork;
  operator: Operator;
  /** An operator that runs no trip. */
  idle: Operator;
  /** Invited to the office, but has not joined. */
  member: StaffMember;
  booking: Booking;
  request: AvailabilityRequest;
  invoice: Invoice;
  creditNote: CreditNote;
  token: string;
  /** The booking's idempotency key. */
  key: string;
}

const stamp = `${process.pid}-${Date.now()}`;

/** Creates everything from a catalogue's trip to its review; every call is checked against the document. */
export async function tellStory(
  calls: DocumentedCalls,
  { customer, staff, visitor }: Callers,
): Promise<StoryRows> {
  const by =
    (as: Callers[keyof Callers]) =>
    <T>(method: Method, path: string, data?: unknown, at?: Record<string, string | number>, query = {}) =>
      calls.ask<T>(method, path, {
        as,
        query,
        ...(data !== undefined && { data }),
        ...(at && { at }),
      });
  const byStaff = by(staff);
  const byCustomer = by(customer);

  const attraction = await byStaff<Attraction>('post', '/api/attractions', {
    name: `Lookout ${stamp}`,
    description: 'A rock above the plain.',
    priceFrom: '20.00',
  });
  await byStaff('put', '/api/attractions/{id}', attraction, { id: attraction.id });
  const guide = await byStaff<Guide>('post', '/api/guides', { name: `Guide ${stamp}` });
  await byStaff('put', '/api/guides/{id}', guide, { id: guide.id });
  const artist = await byStaff<Artist>('post', '/api/artists', {
    name: `Artist ${stamp}`,
    bio: 'Paints lookouts.',
    story: 'Began with a rock.',
  });
  await byStaff('get', '/api/artists');
  const artwork = await byStaff<Artwork>('post', '/api/artworks', {
    title: `Rock ${stamp}`,
    artistId: artist.id,
    medium: 'Ink on paper',
    description: 'A rock above the plain.',
    dimensions: '30 × 40 cm',
    price: '80.00',
    yearCreated: 2024,
    category: 'Drawing',
  });
  await byStaff('put', '/api/artists/{id}', artist, { id: artist.id });
  await byStaff('put', '/api/artworks/{id}', artwork, { id: artwork.id });
  const made = await byStaff<Package>('post', '/api/packages', {
    name: `Two days at the lookout ${stamp}`,
    description: 'A night under the rock.',
    price: '410.50',
    duration: 2,
    attractionIds: [attraction.id],
    itinerary: [{ title: 'Arrival', activities: ['A walk'] }],
  });
  const placed = await byStaff<Package>(
    'put',
    '/api/packages/{id}/display-order',
    { displayOrder: null },
    { id: made.id },
  );
  const pack = await byStaff<Package>('put', '/api/packages/{id}', placed, { id: placed.id });
  await byStaff('get', '/api/packages/{id}/providers', undefined, { id: pack.id });

  const operators: Operator[] = [];
  const NAMES = ['asked by link', 'asked by letter', 'not asked any more', 'link taken back', 'called'];
  for (const name of NAMES) {
    operators.push(
      await byStaff<Operator>('post', '/api/operators', {
        name: `Operator ${name} ${stamp}`,
        contactEmail: 'operator@example.com',
        rating: 4.5,
        integrationMethod: name === 'called' ? 'manual' : 'email',
      }),
    );
  }
  const [operator, second] = operators as [Operator, Operator];
  const { id: operatorId, version: _, ...fields } = operator;
  await byStaff('put', '/api/operators/{id}', fields, { id: operatorId });
  const capabilities = [{ capabilityType: 'package', itemId: pack.id }];
  await byStaff('post', '/api/operators/{id}/capabilities', { capabilities }, { id: operator.id });

  // several of these tests run at once: with one address, an assignment could already be known
  const customerEmail = `grace.${stamp}@example.com`;
  const place = (idempotencyKey: string) =>
    calls.ask<Booking>('post', '/api/bookings', {
      as: customer,
      status: 201,
      idempotencyKey,
      data: {
        bookingType: 'package',
        itemId: pack.id,
        customerName: 'Grace Wanderer',
        customerEmail,
        customerPhone: '+255 700 000 002',
        numberOfTravelers: 2,
        preferredDate: addDays(today(), 40),
        totalPrice: totalPrice(pack.price, 2, 'USD'),
      },
    });
  /** Retries until the call succeeds: other services learn of new rows by events, a moment later. */
  const onceKnown = async <T>(name: string, ask: () => Promise<T>): Promise<T> => {
    let answer: T | undefined;
    await expect(async () => {
      answer = await ask();
      expect(calls.answered).toContain(name);
    }).toPass();
    return answer as T;
  };
  const key = randomUUID();
  const booking = await onceKnown('post /api/bookings', () => place(key));
  const { id } = booking;
  const asked = await onceKnown('post /api/bookings/{id}/coordinate', () =>
    byStaff<Coordination>(
      'post',
      '/api/bookings/{id}/coordinate',
      { operatorIds: operators.map((one) => one.id) },
      { id },
    ),
  );
  const requestOf = (index: number) =>
    asked.availabilityRequests.find((one) => one.operatorId === operators[index]?.id) as AvailabilityRequest;
  const { url } = await byStaff<AnswerLink>('post', '/api/availability-requests/{id}/link', undefined, {
    id: requestOf(0).id,
  });
  const token = url.split('/').at(-1) ?? '';
  const answer = { kind: 'price', quotedPrice: '700.00', note: 'With breakfast', name: 'Neema' };
  await by(visitor)('post', '/api/operator-answers/{token}', answer, { token });
  const letter = asked.communications.find((one) => one.operatorId === second.id) as Communication;
  await byStaff('post', '/api/operator-communications/{id}/respond', { response: 'Yes.' }, { id: letter.id });
  const takenBack = { response: 'Sold out after all.' };
  await byStaff('post', '/api/availability-requests/{id}/take-back', takenBack, { id: requestOf(1).id });
  const call = asked.communications.find(({ needsCall }) => needsCall) as Communication;
  await byStaff('post', '/api/operator-communications/{id}/told', undefined, { id: call.id });
  await byStaff('post', '/api/availability-requests/{id}/close', undefined, { id: requestOf(2).id });
  await byStaff('post', '/api/availability-requests/{id}/revoke', undefined, { id: requestOf(3).id });
  await byStaff('post', '/api/operator-communications', {
    bookingId: id,
    operatorId: operator.id,
    communicationType: 'manual',
    direction: 'outbound',
    subject: 'Thank you',
    message: 'We take your offer.',
    status: 'sent',
  });

  const toAssign = { operatorId: operator.id };
  await onceKnown('post /api/bookings/{id}/assign-operator', () =>
    byStaff('post', '/api/bookings/{id}/assign-operator', toAssign, { id }),
  );
  await byStaff('post', '/api/bookings/{id}/unassign-operator', undefined, { id });
  await byStaff('post', '/api/bookings/{id}/assign-operator', toAssign, { id });
  const recipients = { emails: [customerEmail] };
  await byStaff('post', '/api/bookings/{id}/letters/invoice', recipients, { id });
  const invoice = await byStaff<Invoice>('post', '/api/send-invoice', {
    bookingId: id,
    ...recipients,
  });
  const correction = {
    invoice: invoice.number,
    correction: 'replace',
    amount: invoice.amount,
    reason: 'The address was another one.',
  };
  await byStaff('post', '/api/bookings/{id}/letters/credit-note', correction, { id });
  const creditNote = await byStaff<CreditNote>('post', '/api/bookings/{id}/credit-notes', correction, { id });
  await byCustomer('post', '/api/bookings/{id}/messages', { text: 'When do we start?' }, { id });
  const message = await byStaff<BookingMessage>(
    'post',
    '/api/bookings/{id}/messages',
    { text: 'At six.' },
    { id },
  );
  await byCustomer('post', '/api/bookings/{id}/messages/read', { upTo: message.id }, { id });
  const part = { amount: '1.00', receivedOn: today(), reference: 'TRUST 7', due: booking.totalPrice };
  const payment = await byStaff<Payment>('post', '/api/bookings/{id}/payments', part, { id });
  const ofPayment = { id, payment: payment.id };
  const notOurs = { reason: 'Not ours.' };
  await byStaff('post', '/api/bookings/{id}/letters/payments/{payment}', notOurs, ofPayment);
  await byStaff('post', '/api/bookings/{id}/payments/{payment}/void', notOurs, ofPayment);
  await byStaff('put', '/api/bookings/{id}/status', { status: 'payment_received' }, { id });
  await byStaff('put', '/api/bookings/{id}/status', { status: 'paid' }, { id });
  await byStaff('post', '/api/bookings/{id}/unreconcile', undefined, { id });
  await byStaff('put', '/api/bookings/{id}/status', { status: 'in_progress' }, { id });
  await byStaff('post', '/api/bookings/{id}/unstart', undefined, { id });
  const update = await byStaff<TripUpdate>('post', '/api/trip-updates', {
    bookingId: id,
    updateType: 'departure',
    title: 'On the road',
    dayNumber: 1,
  });
  const ofUpdate = { id: update.id };
  await byStaff('put', '/api/trip-updates/{id}', { title: 'On the good road', dayNumber: 1 }, ofUpdate);
  await byStaff('post', '/api/trip-updates/{id}/withdraw', undefined, ofUpdate);
  await byStaff(
    'put',
    '/api/trip-status/{bookingId}',
    { completionPercentage: 100, currentDay: 2 },
    { bookingId: id },
  );
  const review = await byCustomer<CustomerReview>('post', '/api/customer-reviews', {
    bookingId: id,
    overallRating: 5,
    title: 'A quiet place',
    reviewText: 'We would go again.',
    wouldRecommend: true,
  });
  const reviewed = { id: review.id };
  await byStaff('post', '/api/customer-reviews/{id}/withhold', { ground: 'off_topic' }, reviewed);
  await byStaff('post', '/api/customer-reviews/{id}/publish', undefined, reviewed);
  await byStaff('post', '/api/customer-reviews/{id}/reply', { text: 'Asante sana.' }, reviewed);
  await byStaff('post', '/api/bookings/{id}/reopen', { reason: 'A day is missing.' }, { id });
  await byStaff('put', '/api/bookings/{id}/status', { status: 'completed' }, { id });

  const [calledOff, fallenThrough] = [await place(randomUUID()), await place(randomUUID())];
  const nothingBack = { reason: 'We are not well.', refund: '0.00' };
  await byCustomer('post', '/api/user/bookings/{id}/cancel', nothingBack, { id: calledOff.id });
  const paid = { id: fallenThrough.id };
  await byStaff('post', '/api/bookings/{id}/assign-operator', { operatorId: operator.id }, paid);
  await byStaff('put', '/api/bookings/{id}/status', { status: 'payment_received' }, paid);
  await tellRepayment(by, fallenThrough, { customer, staff });
  const allBack = { by: 'operator', reason: 'The camp burned down.', refund: fallenThrough.totalPrice };
  await byStaff('post', '/api/bookings/{id}/letters/cancellation', allBack, paid);
  await byStaff('post', '/api/bookings/{id}/cancel', allBack, paid);
  const transfer = { refundedOn: today(), reference: 'TRUST 1' };
  await byStaff('post', '/api/bookings/{id}/letters/refund', transfer, paid);
  await byStaff('post', '/api/bookings/{id}/refund', transfer, paid);
  const mistaken = { reference: 'TRUST 1', reason: 'Another family’s transfer.' };
  await byStaff('post', '/api/bookings/{id}/letters/refund/void', mistaken, paid);
  await byStaff('post', '/api/bookings/{id}/refund/void', mistaken, paid);
  const late = { amount: '50.00', receivedOn: today(), reference: 'TT 10', due: '0.00', owed: '0.00' };
  await byStaff('post', '/api/bookings/{id}/letters/payments', late, paid);
  await byStaff('post', '/api/bookings/{id}/payments', late, paid);
  await tellChanges(by, await place(randomUUID()), { visitor, customer, staff }, [operator, second]);
  const member = await tellMembers(by, { staff, visitor });
  const idle = operators[3] as Operator;
  return {
    pack,
    attraction,
    guide,
    artist,
    artwork,
    operator,
    idle,
    member,
    booking,
    request: requestOf(0),
    invoice,
    creditNote,
    token,
    key,
  };
}

type Ask = <T>(
  method: Method,
  path: string,
  data?: unknown,
  at?: Record<string, string | number>,
) => Promise<T>;

/** Invites a member and reads their link; passkeys are tested elsewhere. */
async function tellMembers(
  by: (as: Callers[keyof Callers]) => Ask,
  { staff, visitor }: Pick<Callers, 'staff' | 'visitor'>,
): Promise<StaffMember> {
  const facts = { name: 'Neema Mwongozi', role: 'guide' };
  const email = `neema.${stamp}@example.com`;
  const { member } = await by(staff)<StaffInvitationLink>('post', '/api/auth/staff-members', {
    ...facts,
    email,
  });
  const at = { id: member.id };
  await by(staff)('put', '/api/auth/staff-members/{id}', { ...facts, role: 'accountant' }, at);
  const { link } = await by(staff)<StaffInvitationLink>(
    'post',
    '/api/auth/staff-members/{id}/invitation',
    undefined,
    at,
  );
  const token = link.split('#')[1] ?? '';
  await by(visitor)('post', '/api/auth/invitation', { token });
  await by(visitor)('post', '/api/auth/invitation/options', { token });
  await by(visitor)('post', '/api/auth/invitation/provider', { token });
  await by(visitor)('post', '/api/auth/passkey-options');
  await by(staff)('get', '/api/auth/staff-members/{id}/passkeys', undefined, at);
  return member;
}

/** Changes a booking: by link, by the customer's offer, and to another operator. */
async function tellChanges(
  by: (as: Callers[keyof Callers]) => Ask,
  booking: Booking,
  { customer, staff, visitor }: Callers,
  [operator, second]: [Operator, Operator],
): Promise<void> {
  const { id, reference, customerName, customerEmail, customerPhone, numberOfTravelers, unitPrice } = booking;
  const at = { id };
  const startIn = (days: number) => ({
    customerName,
    customerEmail,
    customerPhone,
    numberOfTravelers,
    preferredDate: addDays(today(), days),
    unitPrice,
    reason: 'The camp opens later.',
  });
  const offerStart = (days: number) =>
    by(staff)<BookingOffers>('put', '/api/bookings/{id}', startIn(days), at);
  const latest = ({ offers }: BookingOffers) => ({ ...at, offer: offers[0]?.id ?? 0 });
  await by(staff)('post', '/api/bookings/{id}/letters/change', startIn(50), at);
  await offerStart(50);
  const token = await offerToken(customerEmail, reference);
  await by(visitor)('get', '/api/booking/change-offers/{token}', undefined, { token });
  await by(visitor)('post', '/api/booking/change-offers/{token}', { answer: 'accepted' }, { token });
  const wish = { preferredDate: addDays(today(), 55), numberOfTravelers, reason: 'We arrive later.' };
  const asked = await by(customer)<BookingOffers>(
    'post',
    '/api/user/bookings/{id}/offers',
    { ...wish, totalPrice: booking.totalPrice },
    at,
  );
  const no = { answer: 'declined', words: 'The camp is full.' };
  await by(staff)('post', '/api/bookings/{id}/letters/offers/{offer}', no, latest(asked));
  await by(staff)('post', '/api/bookings/{id}/offers/{offer}', no, latest(asked));
  const again = latest(await offerStart(60));
  await by(customer)('post', '/api/user/bookings/{id}/offers/{offer}', { answer: 'declined' }, again);
  await by(staff)('post', '/api/bookings/{id}/assign-operator', { operatorId: operator.id }, at);
  const replaced = { operatorId: second.id, reason: 'The road is flooded.' };
  await by(staff)('post', '/api/bookings/{id}/letters/reassignment', replaced, at);
  await by(staff)('post', '/api/bookings/{id}/reassign-operator', replaced, at);
}

/** A paid booking becomes cheaper; a repayment is recorded, and voided. */
async function tellRepayment(
  by: (as: Callers[keyof Callers]) => Ask,
  { id, totalPrice: paid, ...details }: Booking,
  { customer, staff }: Pick<Callers, 'customer' | 'staff'>,
): Promise<void> {
  const { customerName, customerEmail, customerPhone, numberOfTravelers, preferredDate } = details;
  const unitPrice = '1.00';
  const { offers } = await by(staff)<BookingOffers>(
    'put',
    '/api/bookings/{id}',
    {
      customerName,
      customerEmail,
      customerPhone,
      numberOfTravelers,
      preferredDate,
      priceRule: 'agreed',
      unitPrice,
      reason: 'You are our guests.',
    },
    { id },
  );
  const offer = { id, offer: offers[0]?.id ?? 0 };
  await by(customer)('post', '/api/user/bookings/{id}/offers/{offer}', { answer: 'accepted' }, offer);
  const cheaper = { totalPrice: totalPrice(unitPrice, numberOfTravelers, 'USD'), paid, refund: null };
  const owed = owedOf(cheaper, 'USD');
  const back = { amount: owed, repaidOn: today(), reference: 'TRUST 9', owed };
  await by(staff)('post', '/api/bookings/{id}/letters/repayments', back, { id });
  const repayment = await by(staff)<Repayment>('post', '/api/bookings/{id}/repayments', back, { id });
  const ofRepayment = { id, repayment: repayment.id };
  const cameBack = { reason: 'The bank sent it back.' };
  await by(staff)('post', '/api/bookings/{id}/letters/repayments/{repayment}', cameBack, ofRepayment);
  await by(staff)('post', '/api/bookings/{id}/repayments/{repayment}/void', cameBack, ofRepayment);
}

/** The token of the link in the letter about a change offer, once it has arrived. */
async function offerToken(to: string, reference: string): Promise<string> {
  const find = async () => {
    const letters = await lettersTo(to);
    const letter = letters.find(({ subject }) => subject.includes(reference) && subject.includes('change'));
    return /\/offer\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

/** Deletes what was created, and signs everybody out. */
export async function endStory(
  calls: DocumentedCalls,
  { visitor, customer, staff }: Callers,
  { pack, attraction, guide, artist, artwork, idle, member }: StoryRows,
): Promise<void> {
  await calls.ask('delete', '/api/packages/{id}', { as: staff, at: { id: pack.id }, status: 204 });
  await calls.ask('delete', '/api/attractions/{id}', { as: staff, at: { id: attraction.id }, status: 204 });
  await calls.ask('delete', '/api/guides/{id}', { as: staff, at: { id: guide.id }, status: 204 });
  await calls.ask('delete', '/api/artworks/{id}', { as: staff, at: { id: artwork.id }, status: 204 });
  await calls.ask('delete', '/api/artists/{id}', { as: staff, at: { id: artist.id }, status: 204 });
  await calls.ask('delete', '/api/operators/{id}', { as: staff, at: { id: idle.id }, status: 204 });
  await calls.ask('delete', '/api/auth/staff-members/{id}', {
    as: staff,
    at: { id: member.id },
    status: 204,
  });
  await calls.ask('post', '/api/auth/session-use', { as: staff, status: 200 });
  await calls.ask('post', '/api/auth/logout', { as: customer, status: 204 });
  await calls.ask('get', '/api/auth/admin-sign-ins', { as: staff });
  await calls.ask('post', '/api/auth/admin-logout', { as: staff, status: 204 });
  const credentials = await calls.ask('get', '/api/auth/dev', { as: customer });
  await calls.ask('post', '/api/auth/simple-login', { as: customer, data: credentials, status: 200 });
  const password = settings.staffPassword;
  await calls.ask('post', '/api/auth/admin-login', { as: staff, data: { password }, status: 200 });
  await endOwnSession(calls, staff, '/api/auth/staff-sessions');
  const zawadi = { name: `Zawadi ${stamp}` };
  await signInAtProvider(visitor, zawadi);
  await endOwnSession(calls, visitor, '/api/auth/sessions');
  const { email: confirmation } = await signInAtProvider(visitor, zawadi);
  const { id } = await calls.ask<Erasure>('post', '/api/auth/erasures', {
    as: visitor,
    data: { confirmation },
    status: 202,
  });
  await calls.ask('get', '/api/auth/erasures/{id}', { as: visitor, at: { id }, status: 200 });
}

/** Other sessions belong to other tests. */
async function endOwnSession(
  calls: DocumentedCalls,
  as: Callers[keyof Callers],
  path: '/api/auth/sessions' | '/api/auth/staff-sessions',
): Promise<void> {
  const sessions = await calls.ask<OpenSession[]>('get', path, { as });
  const id = sessions.find(({ isThis }) => isThis)?.id ?? '';
  await calls.ask('delete', `${path}/{id}`, { as, at: { id }, status: 204 });
}
