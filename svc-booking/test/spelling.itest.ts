import { beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchSpelling } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { offered, placed, staff } from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories({ settings: { BRAND_NAME: 'Twende Afrika' } });
beforeAll(async () => {
  const itemId = await offered(service, { name: 'Ngorongoro Rim' });
  for (const customerName of ['Amina Msafiri', 'Jonas Fernweh', 'Zoë Wędrowiec'])
    await placed(service, { itemId, changes: { customerName, customerEmail: 'somebody@example.com' } });
});

const spelling = (search: string) =>
  service.call<SearchSpelling>({
    url: `/api/bookings/spelling?search=${encodeURIComponent(search)}`,
    as: staff,
  });
let made = 0;

/** The reference of a booking, with figures at its ends and two different signs in its middle. */
const referenced = async (): Promise<string> => {
  const { id, reference } = await placed(service, { changes: { customerName: 'Amina Rejea' } });
  const code = reference.slice(3);
  const clear = `TA-${9 - (made % 8)}${code[1]}AZ${code[4]}${2 + (made % 8)}`;
  made += 1;
  await service.app
    .get(Database)
    .manager.query('update booking set reference = $2 where id = $1', [id, clear]);
  return clear;
};
const words = async (): Promise<string[]> => {
  const rows = (await service.app
    .get(Database)
    .manager.query('select word from booking_word order by word')) as {
    word: string;
  }[];
  return rows.map(({ word }) => word);
};

describe('a search with typing errors', () => {
  it.each([
    ['amnia', 'amina'],
    ['Jonsa Fernwe', 'jonas fernwe'], // a part of a name is a name
    ['fernwhe ngorongro', 'fernweh ngorongoro'],
    ['wedrowicz', 'wedrowiec'],
    ['Amina Rmi', 'amina rim'], // of so short a word two in the wrong order leave nothing alike
    ['amina fernwhe', null], // they are two customers
    ['xylophone', null],
    ['amina', null], // finds what it says
    ['a b c d e f g', null],
    ['%_%', null],
  ])('%s meant %s', async (search, meant) => {
    expect((await spelling(search)).body).toEqual({ search: meant });
  });

  it.each([
    ['another sign at its end', (it: string) => `${it.slice(0, -1)}${it.endsWith('2') ? '3' : '2'}`],
    ['another sign in front', (it: string) => `${it.slice(0, 3)}${it[3] === '2' ? '3' : '2'}${it.slice(4)}`],
    ['a sign left out', (it: string) => `${it.slice(0, 4)}${it.slice(5)}`],
    ['a sign too many, and no dash', (it: string) => `${it.replace('-', '').toLowerCase()}7`],
    ['the signs in its middle swapped', (it: string) => `${it.slice(0, 5)}${it[6]}${it[5]}${it.slice(7)}`],
  ])('finds the reference that was meant by one with %s', async (_, mistyped) => {
    const reference = await referenced();
    const { body } = await spelling(mistyped(reference));
    expect(body).toEqual({ search: reference });
  });

  it.each([
    ['another sign', (code: string) => `${code.slice(0, -1)}0`],
    ['a sign left out', (code: string) => `${code.slice(0, 2)}${code.slice(3)}`],
  ])('finds what was meant by a code of its own with %s', async (_, mistyped) => {
    const code = (await referenced()).slice(3);
    expect((await spelling(mistyped(code))).body).toEqual({ search: code });
    expect((await spelling(`ta ${mistyped(code)}`)).body).toEqual({ search: `ta ${code}` });
  });

  it.each(['', '   ', 'x'.repeat(101), 'two\nlines'])('is refused as it is elsewhere: %j', async (search) => {
    const { status, body } = await spelling(search);
    expect([status, body]).toEqual([400, expect.objectContaining({ errors: { search: expect.anything() } })]);
  });

  it('keeps a name’s words only while somebody is called so', async () => {
    const { id } = await placed(service, { changes: { customerName: 'Amina Kipekee-Sana' } });
    expect(await words()).toEqual(expect.arrayContaining(['amina', 'kipekee', 'sana']));
    const { manager } = service.app.get(Database);
    await manager.query(`update booking set customer_name = 'Amina Sana Tena' where id = $1`, [id]);
    expect(await words()).toEqual(expect.arrayContaining(['amina', 'sana', 'tena']));
    expect(await words()).not.toContain('kipekee');
    await manager.query('delete from booking_history where booking_id = $1', [id]);
    await manager.query('delete from booking where id = $1', [id]);
    const left = await words();
    expect(left).toContain('amina');
    expect(left).not.toEqual(expect.arrayContaining(['sana']));
    expect(left).not.toEqual(expect.arrayContaining(['tena']));
  });
});
