import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDraft } from './use-draft';

const draft = (key: string) => renderHook(() => useDraft('staff', key)).result;

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('is there again after one has looked elsewhere, each under its own key', () => {
    const written = draft('one');
    act(() => written.current.save('Is there a hide'));
    expect(draft('one').current.text).toBe('Is there a hide');
    expect(draft('two').current.text).toBe('');
  });

  it('goes when it is sent, also after its screen has gone', () => {
    const { result, unmount } = renderHook(() => useDraft('staff', 'one'));
    act(() => result.current.save('Ready? '));
    unmount();
    act(() => result.current.clearSent('Ready?'));
    expect(draft('one').current.text).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays when more was typed while it was on its way', () => {
    const written = draft('one');
    act(() => written.current.save('Ready?'));
    act(() => written.current.save('Ready? Steady?'));
    act(() => written.current.clearSent('Ready?'));
    expect(written.current.text).toBe('Ready? Steady?');
  });
});
