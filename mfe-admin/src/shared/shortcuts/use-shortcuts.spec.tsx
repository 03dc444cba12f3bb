import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Shortcut } from './shortcut.rules';
import { useShortcuts } from './use-shortcuts';

function Listener({ to, tell }: { to: Shortcut['does']; tell: (does: string) => void }) {
  useShortcuts(true, ({ does }) => {
    if (does !== to) return false;
    tell(does);
    return true;
  });
  return null;
}

describe('a shortcut', () => {
  it('reaches whoever it is for, though others listen, too', async () => {
    const tell = jest.fn();
    render(
      <>
        <Listener to="help" tell={tell} />
        <Listener to="next" tell={tell} />
      </>,
    );
    await userEvent.keyboard('j?');
    expect(tell.mock.calls).toEqual([['next'], ['help']]);
  });
});
