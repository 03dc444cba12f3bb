import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SHORTCUTS } from '../shared/shortcuts/shortcut.rules';
import { FrameTools } from './frame-tools';
import { manifest } from './manifest';

const field = () => screen.getByRole('combobox', { name: 'Find a booking' });

function open() {
  serve({});
  return renderPage(
    <>
      <FrameTools />
      <textarea aria-label="Note" />
    </>,
    { at: '/bookings?tab=paid' },
  );
}

beforeEach(() => localStorage.clear());

describe('the shortcuts of the staff', () => {
  it('lead to every staff screen', async () => {
    const ways = SHORTCUTS.flatMap((shortcut) => ('to' in shortcut ? [shortcut.to] : []));
    const screens = manifest.routes.filter(({ frame }) => frame === 'staff');
    expect(ways.toSorted()).toEqual(screens.map(({ path }) => path).toSorted());
    const { location } = open();
    for (const shortcut of SHORTCUTS) {
      if (!('to' in shortcut)) continue;
      await userEvent.keyboard(shortcut.keys.join(''));
      await waitFor(() => expect(location().pathname).toBe(shortcut.to));
    }
  });

  it('focus the search by / without typing it there', async () => {
    open();
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(field());
    expect(field()).toHaveProperty('value', '');
  });

  it('are letters where somebody types, and with a modifier the browser’s own', async () => {
    const { location } = open();
    await userEvent.type(screen.getByLabelText('Note'), 'go? g b /');
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'go? g b /');
    await userEvent.click(document.body);
    await userEvent.keyboard('{Control>}/{/Control}');
    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location().pathname).toBe('/bookings');
  });

  it('are shown by ? and can be turned off there for good', async () => {
    const { unmount, location } = open();
    await userEvent.keyboard('?');
    const choice = await screen.findByRole('switch', { name: 'Use keyboard shortcuts' });
    await userEvent.keyboard('gt');
    expect(location().pathname).toBe('/bookings');
    await userEvent.click(choice);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?/gt');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location().pathname).toBe('/bookings');
    unmount();
    open();
    await userEvent.keyboard('/');
    expect(document.activeElement).not.toBe(field());
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard Shortcuts' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Use keyboard shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(document.body);
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(field());
  });
});

it('whoever needs longer than an Undo stands there turns on a question instead, in this browser', async () => {
  const choice = { name: 'Ask before a press writes to a customer' };
  const { unmount } = open();
  await userEvent.keyboard('?');
  const asked = await screen.findByRole('switch', choice);
  expect(asked.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(asked);
  unmount();
  open();
  await userEvent.keyboard('?');
  expect((await screen.findByRole('switch', choice)).getAttribute('aria-checked')).toBe('true');
});
