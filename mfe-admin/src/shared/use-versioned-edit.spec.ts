import { describe, expect, it } from '@jest/globals';
import type { CallError } from '@safari/web-kit';
import { act, renderHook } from '@testing-library/react';
import { useVersionedEdit } from './use-versioned-edit';

interface Camp {
  version: number;
  name: string;
  visits: number;
}

const camp: Camp = { version: 3, name: 'Mto Camp', visits: 1 };

const stale = (current: Camp): CallError => ({
  name: 'CallError',
  message: '412: stale',
  status: 412,
  problem: { status: 412, title: 'Stale', detail: 'Changed meanwhile.', code: 'stale', current },
});

/** A form with a name only, whose calls get these answers in order. */
function edit(...answers: (CallError | 'saved')[]) {
  return editOf({ name: 'Mine' }, ({ name }) => ({ name }), ...answers);
}

function editOf<Draft extends object>(
  draft: Draft,
  toDraft: (of: Camp) => Draft,
  ...answers: (CallError | 'saved')[]
) {
  return pressing(camp, draft, toDraft, ...answers);
}

function pressing<Draft extends object>(
  stored: Camp | undefined,
  draft: Draft,
  toDraft: (of: Camp) => Draft,
  ...answers: (CallError | 'saved')[]
) {
  const { result } = renderHook(() => useVersionedEdit(stored, toDraft));
  const sent: (number | undefined)[] = [];
  const answer = () => {
    const next = answers.shift();
    return next === 'saved' ? Promise.resolve(next) : Promise.reject(next);
  };
  const save = () =>
    act(() =>
      result.current
        .save(draft, (version) => {
          sent.push(version);
          return answer();
        })
        .catch((refusal: unknown) => refusal),
    );
  const conflict = () => result.current.conflict({ values: draft, reset: () => undefined });
  return { save, sent, conflict };
}

describe('an edit of what has another version by now', () => {
  it('is saved over it where nothing that the form shows has changed', async () => {
    const { save, sent, conflict } = edit(stale({ ...camp, version: 5, visits: 2 }), 'saved');
    expect(await save()).toBe('saved');
    expect(sent).toEqual([3, 5]);
    expect(conflict()).toBeUndefined();
  });

  it('is a conflict where a field of the form has', async () => {
    const refusal = stale({ ...camp, version: 5, name: 'Theirs' });
    const { save, sent, conflict } = edit(refusal, 'saved');
    expect(await save()).toBe(refusal);
    expect(sent).toEqual([3]);
    expect(conflict()).toMatchObject({ changed: ['name'], conflicting: ['name'] });
  });

  it('is a conflict with what somebody saved just before it was sent once more', async () => {
    const refusal = stale({ ...camp, version: 6, name: 'Theirs' });
    const { save, sent, conflict } = edit(stale({ ...camp, version: 5 }), refusal);
    expect(await save()).toBe(refusal);
    expect(sent).toEqual([3, 5]);
    expect(conflict()).toMatchObject({ before: { name: 'Mto Camp' }, changed: ['name'] });
  });

  it('is sent once more only once, and the next press is a save over what there is', async () => {
    const refusal = stale({ ...camp, version: 6 });
    const { save, sent, conflict } = edit(stale({ ...camp, version: 5 }), refusal, 'saved');
    expect(await save()).toBe(refusal);
    expect(conflict()).toBeUndefined();
    expect(await save()).toBe('saved');
    expect(sent).toEqual([3, 5, 6]);
  });
});

const unanswered: CallError = { name: 'CallError', message: '0: away', status: 0 };

describe('a new one whose first try had arrived, and whose fields were changed since', () => {
  const made: CallError = {
    name: 'CallError',
    message: '422: used',
    status: 422,
    problem: { status: 422, title: 'Used', detail: 'Used before.', code: 'key_reused', answer: camp },
  };
  const create = (...answers: (CallError | 'saved')[]) =>
    pressing(undefined, { name: 'Mine' }, ({ name }) => ({ name }), ...answers);

  it('is saved over that one', async () => {
    const { save, sent, conflict } = create(unanswered, made, 'saved');
    expect(await save()).toBe(unanswered);
    expect(await save()).toBe('saved');
    expect(sent).toEqual([undefined, undefined, 3]);
    expect(conflict()).toBeUndefined();
  });

  it('is a conflict where somebody has edited that one', async () => {
    const refusal = stale({ ...camp, version: 4, name: 'Theirs' });
    const { save, conflict } = create(unanswered, made, refusal);
    await save();
    expect(await save()).toBe(refusal);
    expect(conflict()).toMatchObject({ before: { name: 'Mto Camp' }, changed: ['name'], isTakenBack: false });
  });
});

describe('an edit that had arrived, though its answer was lost', () => {
  it('is saved, and nobody is said to have been faster', async () => {
    const stored = { ...camp, version: 4, name: 'Mine' };
    const { save, sent, conflict } = edit(unanswered, stale(stored));
    expect(await save()).toBe(unanswered);
    expect(await save()).toEqual(stored);
    expect(sent).toEqual([3, 3]);
    expect(conflict()).toBeUndefined();
  });

  it('is not saved over again before it is said that it is there no more', async () => {
    const refusal = stale({ ...camp, version: 5 });
    const { save, sent, conflict } = edit(unanswered, refusal, 'saved');
    await save();
    expect(await save()).toBe(refusal);
    expect(conflict()).toMatchObject({ changed: [], isTakenBack: true });
    act(() => conflict()?.keepMine());
    expect(await save()).toBe('saved');
    expect(sent).toEqual([3, 3, 5]);
  });

  it.each([
    ['with spaces around it', { name: ' Mine ', price: '70', stages: [{ hours: '1.5' }] }],
    ['with cents', { name: 'Mine', price: '70.00', stages: [{ hours: '1.50' }] }],
  ])('is known, too, where it was typed %s', async (_, draft) => {
    const stored = { ...camp, version: 4, name: 'Mine' };
    const shown = ({ name }: Camp) => ({ name, price: '70.00', stages: [{ hours: '1.5' }] });
    const { save } = editOf(draft, shown, stale(stored));
    expect(await save()).toEqual(stored);
  });

  it.each(['0712', '71.2', '7120', '712a'])('is not known by a number that reads %s', async (number) => {
    const refusal = stale({ ...camp, version: 4, name: number });
    const { save, conflict } = editOf({ name: '712' }, ({ name }) => ({ name }), refusal);
    expect(await save()).toBe(refusal);
    expect(conflict()).toMatchObject({ changed: ['name'] });
  });
});
