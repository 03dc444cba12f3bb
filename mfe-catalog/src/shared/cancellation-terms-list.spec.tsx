import { expect, it } from '@jest/globals';
import { addDays, today } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { CancellationTermsList } from './cancellation-terms-list';

const TERMS = {
  version: '2026',
  tiers: [
    { daysBefore: 60, keptPercent: 0 },
    { daysBefore: 14, keptPercent: 50 },
    { daysBefore: 0, keptPercent: 100 },
  ],
};

it('where nothing is kept, whenever somebody cancels, that is said', () => {
  serve({});
  renderPage(<CancellationTermsList terms={{ version: '2026', tiers: [] }} preferredDate={today()} />);
  expect(screen.getByText(/^Whenever you cancel, you get back everything/)).toBeTruthy();
});

const linesOf = (daysAhead: number) => {
  serve({});
  renderPage(<CancellationTermsList terms={TERMS} preferredDate={addDays(today(), daysAhead)} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

it.each([
  [
    60,
    [
      /^Until .+ we keep 0% of the price$/,
      /^Until .+ we keep 50% of the price$/,
      /^After that we keep 100%$/,
    ],
  ],
  [59, [/^Until .+ we keep 50% of the price$/, /^After that we keep 100%$/]],
  [13, [/^We keep 100% of the price$/]],
])('the terms of a trip in %i days say nothing of days that are over', (daysAhead, lines) => {
  expect(linesOf(daysAhead)).toEqual(lines.map((line) => expect.stringMatching(line)));
});

it.each([
  [60, true],
  [13, false],
])('the terms of a trip in %i days say whose day ends where a day is named', (daysAhead, isSaid) => {
  linesOf(daysAhead);
  expect(screen.queryByText('Days end at midnight in Tanzania (UTC+3).') !== null).toBe(isSaid);
});
