import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { renderPage } from '../testing';
import { useUrlState } from './use-url-state';

function Filters() {
  const [{ search, page, all }, set] = useUrlState({ search: '', page: 1, all: false });
  return (
    <>
      <p>{`${search}/${page}/${all}`}</p>
      <button type="button" onClick={() => set({ search: 'lion', page: 2, all: true })}>
        Narrow
      </button>
      <button type="button" onClick={() => set({ search: '', page: 1, all: false })}>
        Clear
      </button>
      <button
        type="button"
        onClick={() => {
          set({ search: 'lion' }, { push: true });
          set({ page: 3 }, { push: true });
          set({ page: 3 }, { push: true });
        }}
      >
        Twice
      </button>
      <Regret begin={() => set({ search: 'lion' }, { push: true })} />
    </>
  );
}

/** Goes back before the router has rendered the change. */
function Regret({ begin }: { begin: () => void }) {
  const navigate = useNavigate();
  const regret = () => {
    begin();
    void navigate(-1);
  };
  return (
    <button type="button" onClick={regret}>
      Regret
    </button>
  );
}

/** Edits `?edit=`; its answers arrive when the test calls them. */
function Editor({ arrives }: { arrives: (answer: () => void) => void }) {
  const [, set] = useUrlState({ edit: 0 });
  return (
    <button type="button" onClick={() => arrives(() => set({ edit: 0 }))}>
      Save
    </button>
  );
}

function Editors({ arrives }: { arrives: (answer: () => void) => void }) {
  const [{ edit }, set] = useUrlState({ edit: 0, search: '' });
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [first] = useState(() => set);
  return (
    <>
      {edit > 0 && <Editor key={`${pathname} ${edit}`} arrives={arrives} />}
      <button type="button" onClick={() => set({ edit: 7 })}>
        Edit 7
      </button>
      <button type="button" onClick={() => first({ search: 'lion' })}>
        Search
      </button>
      <button type="button" onClick={() => void navigate('/bookings?edit=7')}>
        Bookings
      </button>
      <button type="button" onClick={() => arrives(() => first({ edit: 0 }))}>
        Wait
      </button>
    </>
  );
}

describe('filters in the address', () => {
  it('are read from it, with the default where a number is none', () => {
    renderPage(<Filters />, { at: '/art?search=elephant&page=x&all=true' });
    expect(screen.getByText('elephant/1/true')).toBeTruthy();
  });

  it('are written to it beside what else stands there, and defaults stay out', async () => {
    const { location } = renderPage(<Filters />, { at: '/art?lang=sw#grid' });
    await userEvent.click(screen.getByRole('button', { name: 'Narrow' }));
    expect(screen.getByText('lion/2/true')).toBeTruthy();
    expect(location().search).toBe('?lang=sw&search=lion&page=2&all=true');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(location().search).toBe('?lang=sw');
  });

  it('all hold when they follow each other at once, and what changes nothing is no step', async () => {
    const { location, back } = renderPage(<Filters />, { at: '/art?lang=sw' });
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Twice');
    expect(location().search).toBe('?lang=sw&search=lion&page=3');
    await back();
    expect(location().search).toBe('?lang=sw&search=lion');
    await back();
    expect(location().search).toBe('?lang=sw');
    await press('Twice');
    expect(location().search).toBe('?lang=sw&search=lion&page=3');
  });

  it('are not taken for changed when the step to them was gone back at once', async () => {
    const { location, back } = renderPage(<Filters />, { at: '/art' });
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Regret');
    expect(location().search).toBe('');
    await press('Twice');
    await back();
    expect(location().search).toBe('?search=lion');
  });
});

describe('a change that comes late', () => {
  function show() {
    const answers: (() => void)[] = [];
    const page = renderPage(<Editors arrives={(answer) => answers.push(answer)} />, { at: '/art?edit=5' });
    return {
      ...page,
      press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
      arrive: () => act(() => answers.forEach((answer) => answer())),
    };
  }

  it('adds to what the address has become, not to what it was', async () => {
    const { press, location } = show();
    await press('Edit 7');
    await press('Search');
    expect(location().search).toBe('?edit=7&search=lion');
  });

  it('closes nothing that was opened since, by whatever it was made', async () => {
    const { press, arrive, location } = show();
    await press('Save');
    await press('Edit 7');
    arrive();
    expect(location().search).toBe('?edit=7');
  });

  it('leads nobody back to the page that they left', async () => {
    const { press, arrive, location } = show();
    await press('Wait');
    await press('Bookings');
    arrive();
    expect(location()).toMatchObject({ pathname: '/bookings', search: '?edit=7' });
  });
});
