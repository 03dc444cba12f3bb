import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
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
      <Back />
    </>
  );
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
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
    const { location } = renderPage(<Filters />, { at: '/art?lang=sw' });
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Twice');
    expect(location().search).toBe('?lang=sw&search=lion&page=3');
    await press('Back');
    expect(location().search).toBe('?lang=sw&search=lion');
    await press('Back');
    expect(location().search).toBe('?lang=sw');
    await press('Twice');
    expect(location().search).toBe('?lang=sw&search=lion&page=3');
  });
});
