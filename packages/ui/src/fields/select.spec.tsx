import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../overlays/dialog';
import { PortalScope } from '../portals/portal-scope';
import { Field } from './field';
import { Select } from './select';

const PLACES = [
  { value: '', label: 'Anywhere' },
  { value: 'north', label: 'North' },
  { value: 'moon', label: 'The moon', disabled: true },
  { value: 'coast', label: 'Coast' },
];

function Region({ seen, start = '' }: { seen?: (place: string) => void; start?: string }) {
  const [place, setPlace] = useState(start);
  return (
    <Field label="Region" error={place === 'north' ? 'Not in the rains.' : undefined} required>
      <Select
        options={PLACES}
        value={place}
        placeholder="Choose…"
        onValueChange={(next) => {
          seen?.(next);
          setPlace(next);
        }}
      />
    </Field>
  );
}

const region = () => screen.getByRole('combobox', { name: 'Region' });

describe('a choice out of a list', () => {
  it('shows what is chosen, and takes another one from the list', async () => {
    const seen = jest.fn();
    render(<Region seen={seen} start="coast" />);
    expect(region()).toHaveTextContent('Coast');
    await userEvent.click(region());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Anywhere',
      'North',
      'The moon',
      'Coast',
    ]);
    expect(screen.getByRole('option', { name: 'Coast' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'North' }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(seen.mock.calls).toEqual([['north']]);
    expect(region()).toHaveTextContent('North');
    expect(region()).toBeInvalid();
    expect(region()).toBeRequired();
    expect(region()).toHaveAccessibleDescription('Not in the rains.');
  });

  it('lets nobody reach the page behind its open list, and gives it back with the focus', async () => {
    render(
      <main>
        <Region />
        <a href="/elsewhere">Elsewhere</a>
      </main>,
    );
    const elsewhere = screen.getByRole('link');
    await userEvent.click(region());
    await waitFor(() => expect(elsewhere.closest('[inert]')).not.toBeNull());
    expect(screen.getByRole('listbox').closest('[inert]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
    await waitFor(() => expect(region()).toHaveFocus());
  });

  it('says in which language an option is, in the list and once it is chosen', async () => {
    const options = [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'sw', label: 'Kiswahili', lang: 'sw' },
    ];
    render(<Select aria-label="Language" options={options} value="sw" onValueChange={() => undefined} />);
    expect(screen.getByText('Kiswahili')).toHaveAttribute('lang', 'sw');
    await userEvent.click(screen.getByRole('combobox', { name: 'Language' }));
    expect(screen.getByText('Kiswahili', { selector: '[role=combobox] *' })).toHaveAttribute('lang', 'sw');
    for (const { label, lang } of options)
      expect(screen.getByRole('option', { name: label })).toHaveAttribute('lang', lang);
  });

  it('has nothing against an option whose value is empty', async () => {
    const seen = jest.fn();
    render(<Region seen={seen} start="coast" />);
    await userEvent.click(region());
    await userEvent.click(screen.getByRole('option', { name: 'Anywhere' }));
    expect(seen.mock.calls).toEqual([['']]);
    expect(region()).toHaveTextContent('Anywhere');
  });

  it('shows the placeholder for a value that is not in the list', () => {
    render(<Region start="gone" />);
    expect(region()).toHaveTextContent('Choose…');
  });

  it('is worked by the keyboard alone: typed letters choose, what is locked is passed over', async () => {
    render(<Region />);
    await userEvent.tab();
    expect(region()).toHaveFocus();
    await userEvent.keyboard('co');
    expect(region()).toHaveTextContent('Coast');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Coast' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'North' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(region()).toHaveTextContent('North');
    expect(region()).toHaveFocus();
  });

  it('closes alone when Escape is pressed in a dialog, and opens inside its own app', async () => {
    render(
      <PortalScope name="catalog">
        <Dialog open title="Where to?">
          <Region />
        </Dialog>
      </PortalScope>,
    );
    await userEvent.click(region());
    expect(screen.getByRole('listbox').closest('[data-mfe="catalog"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Where to?' })).toBeVisible();
    expect(region()).toHaveFocus();
  });
});
