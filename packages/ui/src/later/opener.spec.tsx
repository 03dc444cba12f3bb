import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Button } from '../actions/button';
import { Menu, MenuItem } from '../actions/menu';
import { Select } from '../fields/select';
import { overlays } from './overlays';

const menu = (
  <Menu trigger={<Button>Account</Button>}>
    <MenuItem>Leave</MenuItem>
  </Menu>
);
const select = (
  <Select
    aria-label="Region"
    options={[
      { value: 'north', label: 'North' },
      { value: 'coast', label: 'Coast' },
    ]}
    value="coast"
    onValueChange={() => undefined}
  />
);

describe('what opens over a page', () => {
  it('is not there in a page that the server draws: its triggers are', () => {
    const html = renderToString(menu) + renderToString(select);
    expect(html).toMatch(/<button[^>]*aria-haspopup="menu"[^>]*>Account/);
    expect(html).toMatch(/<button[^>]*role="combobox"[^>]*><span>Coast/);
  });

  it('comes at the first press, and opens at once', async () => {
    render(menu);
    fireEvent.click(screen.getByRole('button', { name: 'Account' }));
    await act(() => overlays.load());
    expect(await screen.findByRole('menuitem', { name: 'Leave' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account', hidden: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('hears the key that was pressed before it came, as it hears every other', async () => {
    render(menu);
    screen.getByRole('button', { name: 'Account' }).focus();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Account' }), { key: 'Enter' });
    await act(() => overlays.load());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Leave' })).toHaveFocus());
  });

  it('chooses by the letter that was typed before it came', async () => {
    const onValueChange = jest.fn();
    const options = [
      { value: 'north', label: 'North' },
      { value: 'coast', label: 'Coast' },
    ];
    render(<Select aria-label="Region" options={options} value="" onValueChange={onValueChange} />);
    screen.getByRole('combobox', { name: 'Region' }).focus();
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Region' }), { key: 'c' });
    await act(() => overlays.load());
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith('coast'));
  });

  it('comes when the keyboard leads to it, takes no focus away, and is worked by keys', async () => {
    render(select);
    const region = () => screen.getByRole('combobox', { name: 'Region' });
    await userEvent.tab();
    await act(() => overlays.load());
    await waitFor(() => expect(region()).toHaveAttribute('aria-autocomplete'));
    expect(region()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'North' })).toBeVisible();
  });
});
