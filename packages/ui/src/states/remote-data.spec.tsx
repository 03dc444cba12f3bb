import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EmptyState } from './empty-state';
import { RemoteData, type RemoteResult } from './remote-data';

function show(result: Partial<RemoteResult<string[]>>) {
  const refetch = jest.fn();
  render(
    <RemoteData
      result={{ isError: false, refetch, ...result }}
      empty={<EmptyState title="Nothing here" action={<a href="/">Go home</a>} />}
      loadingLabel="Loading…"
      staleLabel="Not up to date"
      failed={{ title: 'Error Loading Entries', children: 'Look again soon.', retryLabel: 'Try Again' }}
    >
      {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
    </RemoteData>,
  );
  return refetch;
}

describe('remote data', () => {
  it('says that it is loading', () => {
    show({});
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  });

  it('says that it failed and tries again when asked', async () => {
    const refetch = show({ isError: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Error Loading Entries');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('shows the number of what failed at the server', () => {
    show({ isError: true, error: { problem: { traceId: '4bf92f3577b34da6a3ce929d0e0e4736' } } });
    expect(screen.getByText('№ 4bf92f3577b34da6a3ce929d0e0e4736')).toBeVisible();
  });

  it('shows a way on where there is nothing', () => {
    show({ data: [] });
    expect(screen.getByText('Nothing here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go home' })).toBeVisible();
  });

  it('shows what came', () => {
    show({ data: ['one', 'two'] });
    expect(screen.getByText('two')).toBeVisible();
  });

  it('keeps what is on the screen when a later load fails, and says so', () => {
    show({ data: ['one'], isError: true });
    expect(screen.getByText('one')).toBeVisible();
    expect(screen.getByText('Not up to date')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

/** Renders a result that changes as a data hook's does: while it is fetching, it is neither failed nor ready. */
function openAsked(first: Partial<RemoteResult<string[]>>) {
  let answer: (result: Partial<RemoteResult<string[]>>) => void = () => undefined;
  function Part() {
    const [result, setResult] = useState(first);
    answer = setResult;
    const { data } = result;
    const refetch = () => setResult({ ...(data && { data }), isFetching: true });
    return (
      <section aria-label="Entries">
        <RemoteData
          result={{ isError: false, refetch, ...result }}
          loadingLabel="Loading…"
          staleLabel="Not up to date"
          failed={{ title: 'Error Loading Entries', children: 'Look again soon.', retryLabel: 'Try Again' }}
        >
          {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
        </RemoteData>
      </section>
    );
  }
  render(<Part />);
  return (result: Partial<RemoteResult<string[]>>) => act(() => answer(result));
}

const retry = () => screen.getByRole('button', { name: 'Try Again' });
const press = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};

it('is loading, and not failed, where something else is asked for after a retry that failed', async () => {
  const answer = openAsked({ isError: true });
  await press();
  answer({ isError: true });
  answer({ isFetching: true });
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('the focus of whoever tries again', () => {
  it.each([
    ['nothing', {}],
    ['older data', { data: ['one'] }],
  ])('stays on the button while it is asked, where there is %s, and where it fails again', async (_, had) => {
    const answer = openAsked({ ...had, isError: true });
    await press();
    expect(retry()).toHaveFocus();
    expect(retry()).toHaveAttribute('aria-busy', 'true');
    answer({ ...had, isError: true });
    expect(retry()).toHaveFocus();
    expect(retry()).not.toHaveAttribute('aria-busy');
  });

  it.each([
    ['nothing', {}],
    ['older data', { data: ['one'] }],
  ])('stands at what comes where there was %s, which is reloaded without a word later', async (_, had) => {
    const answer = openAsked({ ...had, isError: true });
    await press();
    answer({ data: ['two'] });
    expect(screen.getByText('two')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Entries' })).toHaveFocus();
    answer({ data: ['two'], isFetching: true });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    answer({ isFetching: true });
    expect(screen.getByText('Loading…')).toBeVisible();
  });

  it('is left alone where somebody has gone elsewhere', async () => {
    const answer = openAsked({ isError: true });
    await press();
    retry().blur();
    answer({ data: ['two'] });
    expect(document.body).toHaveFocus();
  });
});
