import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Attraction, Capability, Operator, OperatorCapability, Package } from '@safari/contracts';
import { eventually, type OrProblem } from '@safari/service-kit/testing';
import { type Stage, setStage, staff } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  await eventually('the stream is there', async () => {
    await offer('package', 1, 'Tarangire Overnight');
    return true;
  });
  await offer('package', 2, 'Crater and Elephants');
  await offer('attraction', 1, 'Serengeti Plains');
  await eventually('the catalogue is known', async () => (await stage.count('item')) === 3);
});
afterAll(() => stage.close());

const offer = (type: 'package' | 'attraction', id: number, name: string, version = 1, deleted = false) =>
  type === 'package'
    ? stage.tell('catalog.package.changed.v1', { id, version, deleted, package: { name } as Package })
    : stage.tell('catalog.attraction.changed.v1', {
        id,
        version,
        deleted,
        attraction: { name } as Attraction,
      });

const can = (capabilityType: 'package' | 'attraction', itemId: number): Capability => ({
  capabilityType,
  itemId,
});
const save = (id: number, capabilities: unknown, seen?: string) =>
  stage.post<OrProblem<OperatorCapability[]>>(
    `/api/operators/${id}/capabilities`,
    { capabilities },
    staff,
    seen === undefined ? {} : { 'if-match': seen },
  );
const look = (id: number) =>
  stage.call<OperatorCapability[]>({ url: `/api/operators/${id}/capabilities`, as: staff });
const read = async (id: number) => (await look(id)).body;
const seenOf = async (id: number) => String((await look(id)).headers['etag']);
const capable = (query: string) =>
  stage.call<OrProblem<Operator[]>>({ url: `/api/capable-operators?${query}`, as: staff });

describe('what an operator can do', () => {
  it('is the set that was saved last, each item once', async () => {
    const { id } = await stage.operator();
    expect(await read(id)).toEqual([]);
    const saved = await save(id, [can('package', 1), can('attraction', 1), can('package', 1)]);
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual([
      { id: expect.any(Number), operatorId: id, capabilityType: 'package', itemId: 1 },
      { id: expect.any(Number), operatorId: id, capabilityType: 'attraction', itemId: 1 },
    ]);
    await save(id, [can('package', 2)]);
    expect(await read(id)).toMatchObject([can('package', 2)]);
    expect((await save(id, [])).body).toEqual([]);
    const told = await stage.told('operators.capabilities.changed.v1');
    expect(told.filter(({ data }) => data.operatorId === id).map(({ data }) => data.version)).toEqual([
      1, 2, 3,
    ]);
  });

  it('is as large a set as the description of the call allows, and no larger', async () => {
    const { id } = await stage.operator();
    const set = Array<Capability>(2_000).fill(can('package', 1));
    expect((await save(id, set)).status).toBe(200);
    expect((await save(id, [...set, can('package', 1)])).status).toBe(400);
  });

  it('stays one whole set when two are saved at once', async () => {
    const { id } = await stage.operator();
    const sets = [[can('package', 1), can('attraction', 1)], [can('package', 2)]];
    await Promise.all(Array.from({ length: 20 }, (_, n) => save(id, sets[n % 2])));
    const kept = (await read(id)).map(({ capabilityType, itemId }) => ({ capabilityType, itemId }));
    expect(sets).toContainEqual(kept);
  });

  it('is not overwritten by whoever has not seen what a colleague saved: they learn the set as it is now', async () => {
    const { id } = await stage.operator();
    const seen = await seenOf(id);
    expect(seen).toBe('"0"');
    const first = await save(id, [can('package', 1), can('package', 2)], seen);
    expect([first.status, first.headers['etag']]).toEqual([200, '"1"']);
    const late = await save(id, [can('attraction', 1)], seen);
    expect(late.status).toBe(412);
    expect(late.body).toMatchObject({ code: 'stale', current: { version: 1, rows: first.body } });
    expect(await read(id)).toEqual(first.body);
    const merged = await save(id, [can('package', 1), can('package', 2), can('attraction', 1)], '"1"');
    expect([merged.status, merged.headers['etag']]).toEqual([200, '"2"']);
    expect(await seenOf(id)).toBe('"2"');
  });

  it('lets one of two clerks win who save different sets at once', async () => {
    const { id } = await stage.operator();
    const sets = [[can('package', 1)], [can('package', 2)]];
    const answers = await Promise.all(sets.map((set) => save(id, set, '"0"')));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual(await read(id));
  });

  it('is saved when the answer was lost: the same save again is no change, whatever was seen', async () => {
    const { id } = await stage.operator();
    const first = await save(id, [can('package', 1), can('attraction', 1)], '"0"');
    const again = await save(id, [can('attraction', 1), can('package', 1)], '"0"');
    expect([again.status, again.headers['etag'], again.body]).toEqual([200, '"1"', first.body]);
    const told = await stage.told('operators.capabilities.changed.v1');
    expect(told.filter(({ data }) => data.operatorId === id)).toHaveLength(1);
  });

  it('is the last set where a page of the release before names no version', async () => {
    const { id } = await stage.operator();
    await save(id, [can('package', 1)], '"0"');
    const { status, headers, body } = await save(id, [can('package', 2)]);
    expect([status, headers['etag']]).toEqual([200, '"2"']);
    expect(await read(id)).toEqual(body);
    expect(body).toMatchObject([can('package', 2)]);
  });

  it('leaves a form that is being edited fresh', async () => {
    const { id, version } = await stage.operator();
    await save(id, [can('package', 1)]);
    const { body } = await stage.call<Operator>({ url: `/api/operators/${id}`, as: staff });
    expect(body.version).toBe(version);
  });

  it.each([
    ['capabilities', 'all'],
    ['capabilities.0.itemId', [{ capabilityType: 'package', itemId: 0 }]],
    ['capabilities.0.itemId', [{ capabilityType: 'package', itemId: 3_000_000_000 }]],
    ['capabilities.0.capabilityType', [{ capabilityType: 'experience', itemId: 1 }]],
    ['capabilities.1.itemId', [can('package', 1), can('attraction', 99)]],
  ])('refuses a wrong %s', async (field, capabilities) => {
    const { id } = await stage.operator();
    const { status, body } = await save(id, capabilities);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect(await read(id)).toEqual([]);
  });

  it('takes a package that the catalogue made a moment ago', async () => {
    const { id } = await stage.operator();
    let itemId = 1_000;
    await eventually('it is taken', async () => {
      itemId += 1;
      const saving = save(id, [can('package', itemId)]);
      await offer('package', itemId, 'Just made');
      return (await saving).status === 200;
    });
    expect(await read(id)).toMatchObject([can('package', itemId)]);
  });

  it('loses what the catalogue no longer offers, in whatever order the news come', async () => {
    const { id } = await stage.operator();
    await stage.heard(await offer('package', 50, 'Short-lived'));
    expect((await save(id, [can('package', 50), can('package', 1)])).status).toBe(200);
    await offer('package', 50, 'Short-lived', 3, true);
    await stage.heard(await offer('package', 50, 'Short-lived', 2));
    await eventually('it is gone', async () => (await read(id)).length === 1);
    const able = async () =>
      (await capable('capabilityType=package&itemId=50')).body.map((operator: Operator) => operator.id);
    expect(await able()).toEqual([id]); // what is booked of it still has to be run by somebody
    expect((await save(id, [can('package', 1)])).status).toBe(200); // as it reads: no change
    expect((await save(id, [can('package', 2)])).status).toBe(200);
    expect(await able()).toEqual([id]);
    const refused = await save(id, [can('package', 50)]);
    expect(refused.body.errors).toEqual({
      'capabilities.0.itemId': ['“Short-lived” is no longer offered.'],
    });
  });
});

describe('who can take part', () => {
  it('are the operators that are free, the best rated first', async () => {
    await stage.heard(await offer('package', 60, 'Sought after'));
    const [good, best, unrated, busy, gone] = await Promise.all([
      stage.operator({ name: 'Good', rating: 4.1 }),
      stage.operator({ name: 'Best', rating: 4.9 }),
      stage.operator({ name: 'Unrated', rating: null }),
      stage.operator({ name: 'Busy', rating: 5, availability: false }),
      stage.operator({ name: 'Gone', rating: 5 }),
    ]);
    for (const { id } of [good, best, unrated, busy, gone]) await save(id, [can('package', 60)]);
    await stage.call({ method: 'DELETE', url: `/api/operators/${gone.id}`, as: staff });
    const { body } = await capable('capabilityType=package&itemId=60');
    expect(body).toEqual([best, good, unrated]);
    expect((await capable('capabilityType=attraction&itemId=60')).body).toEqual([]);
  });

  it.each([
    ['capabilityType', 'capabilityType=cruise&itemId=1'],
    ['capabilityType', 'itemId=1'],
    ['itemId', 'capabilityType=package'],
    ['itemId', 'capabilityType=package&itemId=x'],
    ['itemId', 'capabilityType=package&itemId=99999999999'],
  ])('need a right %s: %s', async (field, query) => {
    const { status, body } = await capable(query);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });
});
