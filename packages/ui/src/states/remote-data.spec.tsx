import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
