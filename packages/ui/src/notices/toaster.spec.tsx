import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { currentToasts, TOAST_REMOVE_DELAY, type ToastMessage, toast } from './toast.store';
import { Toaster } from './toaster';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
function show(message: ToastMessage) {
  let shown: ReturnType<typeof toast> | undefined;
  act(() => {
    shown = toast(message);
  });
  return { dismiss: () => act(() => shown?.dismiss()) };
}

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
    pass(100); // what is read out comes a moment later
    expect(screen.getByText(/^Taarifa.*Ombi Limetumwa!/)).toBeInTheDocument();
  });

  it('can be closed, and reached with F8', () => {
    show({ title: 'Saved' });
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { code: 'F8', bubbles: true })));
    expect(screen.getByRole('list')).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });
});
