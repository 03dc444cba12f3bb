import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState } from 'react';
import { Button } from '../actions/button';
import { toast } from '../notices/toast.store';
import { Toaster } from '../notices/toaster';
import { PortalScope } from '../portals/portal-scope';
import { Confirm } from './confirm';
import { Dialog, DialogActions, DialogClose } from './dialog';

const asking = (
  <PortalScope name="catalog" density="dense">
    <Dialog title="Tell us when" description="We answer soon." trigger={<Button>Ask</Button>}>
      <input aria-label="Name" />
      <DialogActions>
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
      </DialogActions>
    </Dialog>
  </PortalScope>
);

function TwoInTurn() {
  const [shown, show] = useState<'first' | 'second'>();
  return (
    <>
      <button type="button" onClick={() => show('first')}>
        Open
      </button>
      {shown && (
        <Dialog key={shown} open onOpenChange={() => show(undefined)} title={shown}>
          <button type="button" onClick={() => show('second')}>
            Next
          </button>
        </Dialog>
      )}
    </>
  );
}

describe('a dialog', () => {
  it('has a rule under its head as long as something lies under it', async () => {
    render(asking);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    const dialog = screen.getByRole('dialog', { name: 'Tell us when' });
    const rule = () => dialog.querySelector('header')?.style.boxShadow;
    expect(rule()).toBe('');
    fireEvent.scroll(dialog, { target: { scrollTop: 40 } });
    expect(rule()).toBe('0 1px var(--color-line)');
    fireEvent.scroll(dialog, { target: { scrollTop: 0 } });
    expect(rule()).toBe('');
  });

  it('takes the focus, keeps it, and gives it back', async () => {
    render(asking);
    const trigger = screen.getByRole('button', { name: 'Ask' });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const dialog = screen.getByRole('dialog', { name: 'Tell us when' });
    expect(dialog).toHaveAccessibleDescription('We answer soon.');

    for (let presses = 0; presses < 4; presses++) {
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab();
    }
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('gives the focus back without a trigger, also when it took the place of another dialog', async () => {
    render(<TwoInTurn />);
    const open = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('dialog', { name: 'second' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(open).toHaveFocus());
  });

  it('leaves the focus on the page where what opened it is gone, as a step that is done is', async () => {
    const Step = () => {
      const [state, setState] = useState<'open' | 'asked' | 'done'>('open');
      return (
        <main tabIndex={-1}>
          {state !== 'done' && (
            <button type="button" onClick={() => setState('asked')}>
              Cancel Booking
            </button>
          )}
          {state === 'asked' && (
            <Dialog open onOpenChange={() => setState('done')} title="Cancel?">
              <button type="button" onClick={() => setState('done')}>
                Yes
              </button>
            </Dialog>
          )}
        </main>
      );
    };
    render(<Step />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Booking' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('without a trigger asks once by each way out to be closed, and stays until the caller closes it', async () => {
    const onOpenChange = jest.fn();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Rename it">
        <DialogActions>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
        </DialogActions>
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(document.querySelector('.ui-overlay') as HTMLElement);
    expect(onOpenChange.mock.calls).toEqual([[false], [false], [false], [false]]);
    expect(screen.getByRole('dialog', { name: 'Rename it' })).toBeVisible();
  });

  it('is left by no way out while something is being sent', async () => {
    const onOpenChange = jest.fn();
    render(
      <Dialog open busy onOpenChange={onOpenChange} title="Rename it">
        <DialogActions>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
        </DialogActions>
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(document.querySelector('.ui-overlay') as HTMLElement);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('starts in the field that it names, and still gives the focus back', async () => {
    render(
      <Dialog title="Your bid" trigger={<Button>Bid</Button>} initialFocus="input">
        <input aria-label="Amount" />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Bid' }));
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bid' })).toHaveFocus());
  });

  it('opens inside its own app, so that the app’s styles and density reach it', async () => {
    render(asking);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByRole('dialog').closest('[data-mfe="catalog"][data-density="dense"]')).not.toBeNull();
  });

  it('keeps what is typed in it while its app is hidden, as the office’s is when the session ends', async () => {
    const app = (mode: 'visible' | 'hidden', booking: string) => (
      <Activity mode={mode}>
        <PortalScope name="admin">
          <Dialog open title={`Cancel ${booking}`}>
            <input aria-label="Reason" />
          </Dialog>
        </PortalScope>
      </Activity>
    );
    const { rerender } = render(app('visible', 'KS-1'));
    await userEvent.type(screen.getByLabelText('Reason'), 'Half a reason');
    rerender(app('hidden', 'KS-1'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    rerender(app('hidden', 'KS-2'));
    await screen.findByText('Cancel KS-2'); // what is hidden is drawn anew, too, only later
    rerender(app('visible', 'KS-2'));
    expect(await screen.findByRole('dialog', { name: 'Cancel KS-2' })).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('Half a reason');
  });

  it('lets F8 through to the notifications, and keeps them readable', async () => {
    render(
      <>
        <Toaster />
        {asking}
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    act(() => void toast({ title: 'Failed', variant: 'destructive' }));
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { code: 'F8', bubbles: true })));
    await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('a confirmation', () => {
  it('starts on the way out, and stays until the caller closes it', async () => {
    const onConfirm = jest.fn();
    const onOpenChange = jest.fn();
    render(
      <Confirm
        open
        onOpenChange={onOpenChange}
        title="Delete this entry?"
        description="This cannot be taken back."
        confirmLabel="Delete"
        onConfirm={onConfirm}
      />,
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });

  it('is not left while what was confirmed is being done', async () => {
    const onOpenChange = jest.fn();
    render(
      <Confirm
        open
        busy
        onOpenChange={onOpenChange}
        title="Delete this entry?"
        description="This cannot be taken back."
        confirmLabel="Delete"
        onConfirm={() => undefined}
      />,
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('gives the focus back to what asked for it', async () => {
    const asked = (open: boolean) => (
      <>
        <button type="button">Delete</button>
        <Confirm
          open={open}
          onOpenChange={() => undefined}
          title="Delete this entry?"
          description="This cannot be taken back."
          confirmLabel="Yes, Delete"
          onConfirm={() => undefined}
        />
      </>
    );
    const { rerender } = render(asked(false));
    const asking = screen.getByRole('button', { name: 'Delete' });
    act(() => asking.focus());
    rerender(asked(true));
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    rerender(asked(false));
    await waitFor(() => expect(asking).toHaveFocus());
  });
});
