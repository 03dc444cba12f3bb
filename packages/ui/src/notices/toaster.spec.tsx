import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { currentToasts, TOAST_DURATION, TOAST_REMOVE_DELAY, type ToastMessage, toast } from './toast.store';
import { Toaster } from './toaster';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
function show(message: ToastMessage) {
  let shown: ReturnType<typeof toast> | undefined;
  act(() => {
    shown = toast(message);
  });
  return { dismiss: () => act(() => shown?.dismiss()) };
}
const goThere = () => fireEvent.keyDown(document, { code: 'F8' });
/** By the keyboard: focuses the button and presses it. */
const leaveBy = (name: string) => {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
};

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster announcedAs="Taarifa" />);
});

afterEach(() => {
  pass(2 * TOAST_REMOVE_DELAY);
  jest.useRealTimers();
});

describe('notifications', () => {
  it('show one message at a time: a new one takes the place of the one before', () => {
    show({ title: 'First' });
    show({ title: 'Second', description: 'With a few words' });

    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('listitem')).toHaveTextContent('SecondWith a few words');
    expect(screen.queryByText('First')).not.toBeInTheDocument();
  });

  it('stand for 5000 ms and no longer', () => {
    show({ title: 'Saved' });
    pass(4999);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('that offer a way on stand for 10 seconds, and go with it', () => {
    const run = jest.fn();
    show({ title: 'Progress Updated', action: { label: 'Undo', run } });
    pass(9_999);
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Progress Updated')).not.toBeInTheDocument();
    show({ title: 'Progress Updated', action: { label: 'Undo', run } });
    pass(10_000);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('leave the store 1,000,000 ms after they were dismissed', () => {
    show({ title: 'Saved' }).dismiss();
    expect(currentToasts()).toMatchObject([{ title: 'Saved', open: false }]);
    pass(999_999);
    expect(currentToasts()).toHaveLength(1);
    pass(1);
    expect(currentToasts()).toHaveLength(0);
  });

  it('are not taken away by the removal of an older one', () => {
    show({ title: 'Old' }).dismiss();
    pass(TOAST_REMOVE_DELAY - 1000);
    show({ title: 'New' });
    pass(2000);
    expect(screen.getByText('New')).toBeVisible();
  });

  it('are announced in the words of the page', () => {
    show({ title: 'Ombi Limetumwa!' });
    pass(100); // screen readers are told a moment later
    expect(screen.getByText(/^Taarifa.*Ombi Limetumwa!/)).toBeInTheDocument();
  });

  it.each(['Close', 'Undo'])('are reached with F8, and %s gives the focus back to where it was', (way) => {
    render(<input aria-label="Progress" />);
    act(() => screen.getByLabelText('Progress').focus());
    show({ title: 'Saved', action: { label: 'Undo', run: () => undefined } });
    goThere();
    expect(screen.getByRole('list')).toHaveFocus();
    leaveBy(way);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Progress')).toHaveFocus();
  });

  it('give the focus back when Escape closes them', () => {
    render(<input aria-label="Progress" />);
    act(() => screen.getByLabelText('Progress').focus());
    show({ title: 'Saved' });
    goThere();
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Progress')).toHaveFocus();
  });

  it('give the focus to the page where what had it is gone', () => {
    render(<main tabIndex={-1} />);
    const { unmount } = render(<input aria-label="Progress" />);
    act(() => screen.getByLabelText('Progress').focus());
    show({ title: 'Saved' });
    goThere();
    unmount();
    leaveBy('Close');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('take nothing from whoever is elsewhere when they go', () => {
    render(<input aria-label="Progress" />);
    show({ title: 'Saved' });
    goThere();
    act(() => screen.getByLabelText('Progress').focus());
    pass(TOAST_DURATION);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Progress')).toHaveFocus();
  });

  it('tell whoever hears of an action by which key it is reached', () => {
    show({ title: 'Progress Updated', action: { label: 'Undo', run: () => undefined } });
    pass(100);
    expect(screen.getByText(/^Taarifa.*Progress Updated.*Undo \(F8\)/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });
});
