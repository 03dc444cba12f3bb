import { expect, it } from '@jest/globals';
import { renderPage } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { ShortcutHelp } from './shortcut-help';

it.each([true, false])('the help says how a notification is reached (shortcuts in use: %s)', (on) => {
  renderPage(<ShortcutHelp open onOpenChange={() => undefined} on={on} onTurn={() => undefined} />);
  const said = screen.getByText('Go to the notification, even while you type');
  expect(said.nextElementSibling?.textContent).toBe('F8');
});
