import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Operator, Problem } from '@safari/contracts';
import type { OrProblem } from '@safari/service-kit/testing';
import { customer, type Stage, setStage, staff } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const camp = {
  name: 'Nyota Camps',
  type: 'hotel',
  contactEmail: 'desk@nyota.example.com',
  contactPhone: '+255 27 555 0111',
  location: 'Karatu',
  specialties: ['Tented camp', 'Family rooms'],
  rating: 4.6,
  priceRange: 'luxury',
  availability: true,
  apiEndpoint: null,
  integrationMethod: 'email',
  commissionRate: 12.25,
  paymentTerms: '30 % on booking',
  notes: 'Ask for Zuhura',
};

const create = (body: unknown, headers?: Record<string, string>) =>
  stage.call<OrProblem<Operator>>({
    method: 'POST',
    url: '/api/operators',
    as: staff,
    body,
    ...(headers && { headers }),
  });
const put = (id: number, body: unknown, headers: Record<string, string> = {}) =>
  stage.put<Operator>(`/api/operators/${id}`, body, staff, headers);

describe('the operator network', () => {
  it('keeps an operator as it was entered and tells the world', async () => {
    const made = await create(camp);
    expect(made.status).toBe(201);
    expect(made.headers['etag']).toBe('"1"');
    expect(made.body).toEqual({ ...camp, id: expect.any(Number), version: 1 });

    const read = await stage.call({ url: `/api/operators/${made.body.id}`, as: staff });
    expect(read.body).toEqual(made.body);
    expect(read.headers['etag']).toBe('"1"');

    const list = await stage.call<Operator[]>({ url: '/api/operators', as: staff });
    expect(list.body).toContainEqual(made.body);
    const told = await stage.told('operators.operator.changed.v1');
    expect(told.at(-1)?.data).toEqual({
      operatorId: made.body.id,
      name: 'Nyota Camps',
      version: 1,
      deleted: false,
    });
  });

  it('asks only for a name and a contact email, and begins the rest as the empty form does', async () => {
    const { body } = await create({ name: ' Kifaru Guides ', contactEmail: 'kifaru@example.com' });
    expect(body).toEqual({
      id: expect.any(Number),
      version: 1,
      name: 'Kifaru Guides',
      type: 'hotel',
      contactEmail: 'kifaru@example.com',
      contactPhone: '',
      location: '',
      specialties: [],
      rating: null,
      priceRange: 'mid-range',
      availability: true,
      apiEndpoint: null,
      integrationMethod: 'email',
      commissionRate: null,
      paymentTerms: '',
      notes: '',
    });
  });

  it('drops empty specialties, and an endpoint that no method needs', async () => {
    const { body } = await create({
      ...camp,
      specialties: ['', ' Balloons ', '   '],
      apiEndpoint: 'https://left-over.example.com/hook',
    });
    expect(body.specialties).toEqual(['Balloons']);
    expect(body.apiEndpoint).toBeNull();
  });

  it('keeps of an address, a number and a text what is seen of them', async () => {
    const { body } = await create({
      ...camp,
      name: '\u202eKaribu Camp',
      contactEmail: '\u2060desk@karibu.example.com\u200b',
      contactPhone: '\u202a+255 27 555 0109\u202c',
      specialties: ['\u202b', '\u2067Balloons'],
    });
    expect(body).toMatchObject({
      name: 'Karibu Camp',
      contactEmail: 'desk@karibu.example.com',
      contactPhone: '+255 27 555 0109',
      specialties: ['Balloons'],
    });
  });

  it.each([
    ['name', { name: '  ' }],
    ['contactEmail', { contactEmail: 'nobody' }],
    ['contactEmail', { contactEmail: 'a@example.com,b@example.com' }],
    ['type', { type: 'airline' }],
    ['rating', { rating: 5.1 }],
    ['rating', { rating: 4.55 }],
    ['rating', { rating: -0.1 }],
    ['rating', { rating: '4' }],
    ['commissionRate', { commissionRate: 100.01 }],
    ['commissionRate', { commissionRate: 12.345 }],
    ['priceRange', { priceRange: 'cheap' }],
    ['integrationMethod', { integrationMethod: 'fax' }],
    ['availability', { availability: 'yes' }],
    ['specialties', { specialties: 'Balloons' }],
    ['notes', { notes: 'a\u0000b' }],
    ['apiEndpoint', { integrationMethod: 'api' }],
    ['apiEndpoint', { integrationMethod: 'api', apiEndpoint: '' }],
    ['apiEndpoint', { integrationMethod: 'api', apiEndpoint: 'http://partner.example.com/hook' }],
    ['isAdmin', { isAdmin: true }],
  ])('refuses a wrong %s, naming it: %j', async (field, wrong) => {
    const { status, body } = await create({ ...camp, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  it('takes every step of rating and commission', async () => {
    for (const [rating, commissionRate] of [
      [0, 0],
      [0.1, 0.01],
      [4.7, 33.33],
      [5, 100],
    ]) {
      const { body } = await create({ ...camp, rating, commissionRate });
      expect(body).toMatchObject({ rating, commissionRate });
    }
  });

  it('makes one operator, however often the same request is repeated', async () => {
    const before = await stage.count('operator');
    const headers = { 'idempotency-key': 'one-operator' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(camp, headers)));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await stage.count('operator')).toBe(before + 1);
    expect((await create({ ...camp, name: 'Another' }, headers)).status).toBe(422);
  });

  it('lets one of two editors win and shows the other what has changed', async () => {
    const { id } = await stage.operator();
    const answers = await Promise.all(
      ['First', 'Second'].map((name) => put(id, { ...camp, name }, { 'if-match': '"1"' })),
    );
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 412]);
    const winner = answers.find((answer) => answer.status === 200)?.body;
    const loser = answers.find((answer) => answer.status === 412)?.body;
    expect(winner?.version).toBe(2);
    expect(loser).toMatchObject({ code: 'stale', current: { name: winner?.name, version: 2 } });
  });

  it('is listed by name', async () => {
    const last = await stage.operator({ name: 'Zuri Camps' });
    const first = await stage.operator({ name: 'Asili Camps' });
    const list = await stage.call<Operator[]>({ url: '/api/operators', as: staff });
    const ids = list.body.map(({ id }) => id).filter((id) => [first.id, last.id].includes(id));
    expect(ids).toEqual([first.id, last.id]);
  });

  it('hides a deleted operator, keeps its row, and tells the world', async () => {
    const { id } = await stage.operator();
    const gone = await stage.call({ method: 'DELETE', url: `/api/operators/${id}`, as: staff });
    expect(gone.status).toBe(204);
    const list = await stage.call<Operator[]>({ url: '/api/operators', as: staff });
    expect(list.body.map((operator) => operator.id)).not.toContain(id);
    for (const call of [
      { url: `/api/operators/${id}` },
      { method: 'PUT' as const, url: `/api/operators/${id}`, body: camp },
      { method: 'DELETE' as const, url: `/api/operators/${id}` },
      { url: `/api/operators/${id}/capabilities` },
    ]) {
      expect((await stage.call({ ...call, as: staff })).status).toBe(404);
    }
    const rows = await stage.db.rows('test-kept', 'select 1 from operator where id = $1 and deleted', [id]);
    expect(rows).toHaveLength(1);
    const told = await stage.told('operators.operator.changed.v1');
    expect(told.at(-1)?.data).toMatchObject({ operatorId: id, version: 2, deleted: true });
  });

  it('lets an operator go that runs nothing but a trip of former years, which nobody completed and which is erased', async () => {
    const { id } = await stage.operator();
    const { bookingId } = await stage.booking({ preferredDate: '2019-02-14' });
    const assignment = { bookingId, operatorId: id, operatorName: 'Nyota Camps', version: 2 };
    await stage.heard(await stage.tell('booking.booking.operator-assigned.v1', assignment));
    const remove = () => stage.call({ method: 'DELETE', url: `/api/operators/${id}`, as: staff });
    expect((await remove()).status).toBe(409);
    const erasure = { erasureId: randomUUID(), bookingIds: [bookingId] };
    await stage.heard(await stage.tell('booking.customer.erased.v1', erasure));
    expect((await remove()).status).toBe(204);
  });

  it.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '2147483647'])(
    'finds no operator under %s',
    async (id) => {
      const { status, body } = await stage.call<Problem>({ url: `/api/operators/${id}`, as: staff });
      expect(status).toBe(404);
      expect(body.code).toBe('not_found');
    },
  );
});

describe('who may call', () => {
  const id = '0192f0c0-0000-7000-8000-000000000000';
  it.each([
    ['GET', '/api/operators'],
    ['POST', '/api/operators'],
    ['GET', '/api/operators/1'],
    ['PUT', '/api/operators/1'],
    ['DELETE', '/api/operators/1'],
    ['GET', '/api/operators/1/capabilities'],
    ['POST', '/api/operators/1/capabilities'],
    ['GET', '/api/capable-operators?capabilityType=package&itemId=1'],
    ['POST', `/api/bookings/${id}/coordinate`],
    ['GET', '/api/operator-communications'],
    ['POST', '/api/operator-communications'],
    ['POST', '/api/operator-communications/1/respond'],
    ['GET', '/api/availability-requests'],
    ['GET', '/api/operators/dead-letters'],
  ] as const)('refuses %s %s to a stranger and to a customer', async (method, url) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    expect((await stage.call({ method, url, body })).status).toBe(401);
    expect((await stage.call({ method, url, body, as: customer })).status).toBe(403);
  });
});
