import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Answers, problem, type RecordedCall, serve } from '@safari/web-kit/testing';
import { DESK, SHOP } from '../testing/remotes';
import { RemoteList } from './remote-list';

const ADDRESS = 'GET /remotes.json';

let answers: Answers;
let calls: RecordedCall[];

beforeEach(() => {
  answers = {};
  calls = serve(answers);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what the gateway tells of the remotes', () => {
  it('is asked for once, however many ask', async () => {
    answers[ADDRESS] = [SHOP];
    const list = new RemoteList();
    expect(await Promise.all([list.load(), list.load()])).toEqual([[SHOP], [SHOP]]);
    await list.load();
    expect(calls).toHaveLength(1);
    expect(list.get()).toEqual({ entries: [SHOP], failed: false });
  });

  it('is asked for again by whoever needs it after a failure', async () => {
    answers[ADDRESS] = problem(502, 'Down.');
    const list = new RemoteList();
    await expect(list.load()).rejects.toThrow('502');
    expect(list.get()).toEqual({ entries: undefined, failed: true });
    answers[ADDRESS] = [SHOP];
    expect(await list.load()).toEqual([SHOP]);
    expect(list.get()).toEqual({ entries: [SHOP], failed: false });
  });

  it('stays as it was known where it cannot be told anew', async () => {
    answers[ADDRESS] = problem(502, 'Down.');
    const list = new RemoteList([SHOP]);
    const heard = jest.fn();
    list.subscribe(heard);
    list.reload();
    await expect(list.load()).rejects.toThrow('502');
    expect(list.get()).toEqual({ entries: [SHOP], failed: false });
    answers[ADDRESS] = [SHOP, DESK];
    list.reload();
    await list.load();
    expect(list.get()).toEqual({ entries: [SHOP, DESK], failed: false });
    expect(heard).toHaveBeenCalled();
  });

  it('is told as failed when it is late, and counts all the same when it comes', async () => {
    jest.useFakeTimers();
    let come: (entries: unknown) => void = () => undefined;
    answers[ADDRESS] = () => new Promise((resolve) => (come = resolve));
    const list = new RemoteList();
    const loading = list.load();
    await jest.advanceTimersByTimeAsync(2_999);
    expect(list.get().failed).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(list.get().failed).toBe(true);
    come([SHOP]);
    expect(await loading).toEqual([SHOP]);
    expect(list.get()).toEqual({ entries: [SHOP], failed: false });
  });
});
