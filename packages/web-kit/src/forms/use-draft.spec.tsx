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
