import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useInView } from './use-in-view';

let report: (isIntersecting: boolean) => void = () => undefined;
let watched = 0;

globalThis.IntersectionObserver = class {
  constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
    report = (isIntersecting) => heard([{ isIntersecting }]);
  }
  observe() {
    watched += 1;
  }
  disconnect() {
    watched -= 1;
  }
} as unknown as typeof IntersectionObserver;

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
    act(() => report(true));
    expect(screen.getByText('seen')).toBeTruthy();
    act(() => turnTo('hidden'));
    expect(screen.getByText('unseen')).toBeTruthy();
    act(() => turnTo('visible'));
    expect(screen.getByText('seen')).toBeTruthy();
    act(() => report(false));
    expect(screen.getByText('unseen')).toBeTruthy();
    unmount();
    expect(watched).toBe(0);
  });
});
