import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Erasure } from '@safari/contracts';
import { UiProvider } from '@safari/ui';
import { Route, Routes } from '@safari/web-kit';
import { type Answer, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { ErasureScreen } from './erasure-screen';

const underWay: Erasure = {
  id: 'r1',
  state: 'under way',
  inTheWay: [],
  requestedAt: '2026-11-22T08:00:00.000Z',
  endedAt: null,
};
const erased: Erasure = { ...underWay, state: 'erased', endedAt: '2026-11-22T08:00:02.000Z' };
const lost = problem(503, 'Down.');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens the receipt's page; each poll gets the next of these answers, and the last one repeats. */
function open(...answers: Answer[]) {
  const calls = serve({
    'GET /api/auth/erasures/r1': () => (answers.length > 1 ? answers.shift() : answers[0]),
  });
  renderPage(
    <UiProvider>
      <Routes>
        <Route path="/erasure/:token" element={<ErasureScreen />} />
      </Routes>
    </UiProvider>,
    { at: '/erasure/r1' },
  );
  return () => calls.filter(({ url }) => url === '/api/auth/erasures/r1').length;
}

describe('the receipt of an erasure', () => {
  it('comes to its end, though polls on the way are lost', async () => {
    open(underWay, lost, lost, erased);
    expect(await heading('Your data are being erased')).toBeTruthy();
    expect(await heading('Everything is erased')).toBeTruthy();
  });

  it('stays a secret of its address, which goes into no other request', async () => {
    open(erased);
    await heading('Everything is erased');
    expect(document.querySelector<HTMLMetaElement>('meta[name=referrer]')?.content).toBe('no-referrer');
  });

  it('says that it cannot be read, and recovers by itself', async () => {
    open(lost, underWay);
    expect(await heading('We cannot say how it stands')).toBeTruthy();
    expect(await heading('Your data are being erased')).toBeTruthy();
  });

  it.each([
    ['Everything is erased', erased],
    ['Nothing was erased', { ...underWay, state: 'refused', inTheWay: ['KS-7F3K2Q'] }],
    ['We do not know this receipt', problem(404, 'The erasure was not found.')],
  ])('asks no more once it reads “%s”', async (said, answer) => {
    const asked = open(answer);
    await heading(said);
    const before = asked();
    for (let second = 0; second < 5; second++) await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(asked()).toBe(before);
  });
});
