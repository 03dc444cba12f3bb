import { describe, expect, it } from '@jest/globals';
import type {
  BookingHistoryEntry,
  EditTripUpdate,
  Identity,
  TripUpdate,
  TripUpdateVersion,
} from '@safari/contracts';
import { assigned, ifSeen, newCustomer, staff, told } from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

const WORDS: EditTripUpdate = {
  title: 'Two lions',
  description: 'By the river.',
  location: 'Tarangire',
  dayNumber: 1,
  isVisible: true,
};

async function posted(words: Partial<EditTripUpdate> = {}) {
  const as = newCustomer();
  const { id: bookingId } = await assigned(service, { as });
  const { body } = await service.post<TripUpdate>('/api/trip-updates', {
    bookingId,
    updateType: 'milestone',
    ...WORDS,
    ...words,
  });
  return { as, update: body };
}

const edit = (id: number, words: Record<string, unknown>, seen?: number) =>
  service.put<TripUpdate>(`/api/trip-updates/${id}`, { ...WORDS, ...words }, staff, ifSeen(seen));

const withdraw = (id: number, seen?: number) =>
  service.post<TripUpdate>(`/api/trip-updates/${id}/withdraw`, undefined, staff, ifSeen(seen));

const versions = async (id: number) =>
  (await service.call<TripUpdateVersion[]>({ url: `/api/trip-updates/${id}/versions`, as: staff })).body;

const readBy = async (who: Identity, bookingId: string) =>
  (await service.call<TripUpdate[]>({ url: `/api/trip-updates?bookingId=${bookingId}`, as: who })).body;

const latestEntry = async (bookingId: string) =>
  (await service.call<BookingHistoryEntry[]>({ url: `/api/bookings/${bookingId}/history`, as: staff }))
    .body[0];

const changesTold = async (bookingId: string) =>
  (await told(service, bookingId)).filter(({ type }) => type === 'booking.trip.update-changed.v1');

describe('a trip update that is written anew', () => {
  it('says so to its traveler, and is kept as it was for staff', async () => {
    const { as, update } = await posted();
    const { status, body, headers } = await edit(update.id, { title: 'Three lions', dayNumber: 2 }, 1);
    expect(status).toBe(200);
    expect(headers['etag']).toBe('"2"');
    expect(body).toMatchObject({
      title: 'Three lions',
      updateType: 'milestone',
      timestamp: update.timestamp,
    });
    expect(await readBy(as, update.bookingId)).toEqual([
      { ...update, title: 'Three lions', dayNumber: 2, version: 2, editedAt: expect.any(String) },
    ]);
    expect(await versions(update.id)).toEqual([{ version: 1, ...WORDS, replacedAt: expect.any(String) }]);
    expect(await latestEntry(update.bookingId)).toMatchObject({
      who: 'staff',
      action: 'trip update',
      detail: {
        deed: 'edited',
        before: { title: 'Two lions', dayNumber: 1 },
        after: { title: 'Three lions', dayNumber: 2 },
      },
    });
    const [event] = await changesTold(update.bookingId);
    expect(event).toMatchObject({ customerId: as.customer.id, data: { isVisible: true, withdrawn: false } });
  });

  it('is none where nothing is another', async () => {
    const { update } = await posted();
    expect((await edit(update.id, {})).body).toEqual(update);
    expect(await versions(update.id)).toEqual([]);
    expect(await changesTold(update.bookingId)).toEqual([]);
  });

  it('shows the second of two editors what the first one wrote', async () => {
    const { update } = await posted();
    const answers = await Promise.all(['Ann', 'Ben'].map((title) => edit(update.id, { title }, 1)));
    const won = answers.find(({ status }) => status === 200);
    const lost = answers.find(({ status }) => status === 412);
    expect(won?.body.version).toBe(2);
    expect(lost?.body['current']).toEqual(won?.body);
    expect(await versions(update.id)).toHaveLength(1);
  });

  it('may be shown to the traveler, and is not hidden from them again', async () => {
    const { as, update } = await posted({ isVisible: false });
    await edit(update.id, { isVisible: false, title: 'For us' });
    expect(await readBy(as, update.bookingId)).toEqual([]);
    await edit(update.id, { isVisible: true });
    expect(await readBy(as, update.bookingId)).toHaveLength(1);
    const hidden = await edit(update.id, { isVisible: false });
    expect(hidden).toMatchObject({ status: 400, body: { errors: { isVisible: expect.anything() } } });
    expect((await changesTold(update.bookingId)).map(({ customerId }) => customerId)).toEqual([
      undefined,
      as.customer.id,
    ]);
  });

  it.each([
    ['dayNumber', 99],
    ['dayNumber', 0],
    ['title', ' '],
    ['isVisible', 'yes'],
  ])('is refused with a wrong %s (%j) at its field', async (field, value) => {
    const { update } = await posted();
    const { status, body } = await edit(update.id, { [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty(field);
  });

  it('keeps its earlier versions as they were, whoever asks the database', async () => {
    const { update } = await posted();
    await edit(update.id, { title: 'Three lions' });
    await expect(
      service.rows('update trip_update_version set title = $2 where update_id = $1', [update.id, 'None']),
    ).rejects.toThrow('never changed');
  });
});

describe('a trip update that is withdrawn', () => {
  it('tells its traveler that it was, and none of its words', async () => {
    const { as, update } = await posted();
    const { status, body } = await withdraw(update.id, 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Two lions', withdrawnAt: expect.any(String), version: 2 });
    expect(await readBy(as, update.bookingId)).toEqual([
      { ...body, title: '', description: '', location: '' },
    ]);
    expect(await readBy(staff, update.bookingId)).toEqual([body]);
    expect(await latestEntry(update.bookingId)).toMatchObject({
      action: 'trip update',
      detail: { deed: 'withdrawn', title: 'Two lions' },
    });
  });

  it('stays withdrawn', async () => {
    const { update } = await posted();
    await withdraw(update.id);
    for (const answer of [await withdraw(update.id), await edit(update.id, { title: 'Back' })]) {
      expect(answer).toMatchObject({ status: 409, body: { detail: 'This update was withdrawn.' } });
    }
  });

  it('is not one that was edited since it was looked at', async () => {
    const { update } = await posted();
    await edit(update.id, { title: 'Three lions' });
    const late = await withdraw(update.id, 1);
    expect(late.status).toBe(412);
    expect(late.body['current']).toMatchObject({ title: 'Three lions' });
  });

  it('is for staff, and one that is there', async () => {
    const { as, update } = await posted();
    const url = `/api/trip-updates/${update.id}`;
    expect((await service.post(`${url}/withdraw`, undefined, as)).status).toBe(403);
    expect((await service.call({ url: `${url}/versions`, as })).status).toBe(403);
    expect((await withdraw(99_999_999)).status).toBe(404);
    expect((await service.call({ url: '/api/trip-updates/99999999/versions', as: staff })).status).toBe(404);
  });
});
