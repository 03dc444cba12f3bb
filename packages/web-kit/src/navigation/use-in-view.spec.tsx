import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { watchSight } from '../testing';
import { useInView } from './use-in-view';

const watched = watchSight();

function Watched() {
  const [ref, inView] = useInView<HTMLParagraphElement>();
  return <p ref={ref}>{inView ? 'seen' : 'unseen'}</p>;
}

function turnTo(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('what is in sight', () => {
  it('is on the screen, and the page in the foreground', () => {
    const { unmount } = render(<Watched />);
    expect(screen.getByText('unseen')).toBeTruthy();
    const [report] = watched.values();
    act(() => report?.(true));
    expect(screen.getByText('seen')).toBeTruthy();
    act(() => turnTo('hidden'));
    expect(screen.getByText('unseen')).toBeTruthy();
    act(() => turnTo('visible'));
    expect(screen.getByText('seen')).toBeTruthy();
    act(() => report?.(false));
    expect(screen.getByText('unseen')).toBeTruthy();
    unmount();
    expect(watched.size).toBe(0);
  });
});
