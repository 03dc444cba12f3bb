import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { newWindow } from '../testing/new-window';
import { closeDrafts, draftsOf, openDrafts } from './drafts';
import { useDraft } from './use-draft';

const draft = (key: string) => renderHook(() => useDraft('staff', key)).result;

describe('a draft', () => {
  beforeEach(newWindow);

  it('is there again after one has looked elsewhere, each under its own key', () => {
    const written = draft('one');
    act(() => written.current.save('Is there a hide'));
    expect(draft('one').current.text).toBe('Is there a hide');
    expect(draft('two').current.text).toBe('');
  });

  it('appears in a box that was there before it was known whose it is', async () => {
    await openDrafts('staff', 'the office’s own secret');
    const written = draft('one');
    act(() => written.current.save('Is there a hide'));
    await draftsOf('staff').kept();
    act(closeDrafts);
    const box = draft('one');
    expect(box.current.text).toBe('');
    await act(() => openDrafts('staff', 'the office’s own secret'));
    expect(box.current.text).toBe('Is there a hide');
  });

  it('goes when it is sent, also after its screen has gone', () => {
    const { result, unmount } = renderHook(() => useDraft('staff', 'one'));
    act(() => result.current.save('Ready? '));
    unmount();
    act(() => result.current.clearSent('Ready?'));
    expect(draft('one').current.text).toBe('');
  });

  it('stays when more was typed while it was on its way', () => {
    const written = draft('one');
    act(() => written.current.save('Ready?'));
    act(() => written.current.save('Ready? Steady?'));
    act(() => written.current.clearSent('Ready?'));
    expect(written.current.text).toBe('Ready? Steady?');
  });
});

describe('the key of what is sent out of a draft', () => {
  beforeEach(newWindow);

  it('is the same as long as the same is sent again, and another for another text', async () => {
    const written = draft('one');
    const key = await written.current.keyFor('Ready?');
    expect(key).toHaveLength(32);
    expect(await written.current.keyFor('Ready?')).toBe(key);
    expect(await draft('two').current.keyFor('Ready?')).not.toBe(key);
    expect(await written.current.keyFor('Steady?')).not.toBe(key);
  });

  it('outlives a reload, as the text does', async () => {
    await openDrafts('staff', 'the office’s own secret');
    const { current: before } = draft('one');
    act(() => before.save('Ready?'));
    const key = await before.keyFor('Ready?');
    act(closeDrafts);
    await act(() => openDrafts('staff', 'the office’s own secret'));
    const { current: after } = draft('one');
    expect(after.text).toBe('Ready?');
    expect(await after.keyFor('Ready?')).toBe(key);
  });

  it('is forgotten once it has arrived, also where more was typed meanwhile: the same again is meant anew', async () => {
    const written = draft('one');
    act(() => written.current.save('Ready?'));
    const key = await written.current.keyFor('Ready?');
    act(() => written.current.save('Ready? Steady?'));
    act(() => written.current.clearSent('Ready?'));
    expect(await written.current.keyFor('Ready?')).not.toBe(key);
  });

  it('is kept when another text, sent before it, has arrived', async () => {
    const written = draft('one');
    const key = await written.current.keyFor('Steady?');
    act(() => written.current.clearSent('Ready?'));
    expect(await written.current.keyFor('Steady?')).toBe(key);
  });

  it('is forgotten with a text that is taken out by hand', async () => {
    const written = draft('one');
    act(() => written.current.save('Ready?'));
    const key = await written.current.keyFor('Ready?');
    act(() => written.current.save(''));
    expect(await written.current.keyFor('Ready?')).not.toBe(key);
  });
});
