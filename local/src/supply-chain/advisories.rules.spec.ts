import { expect, it } from '@jest/globals';
import { type Advisory, advisoriesIn, breachesOf } from './advisories.rules.js';

const weak = (severity: string): Advisory => ({
  id: 'GHSA-1',
  component: 'odd',
  title: 'Opens doors',
  severity,
});
const note = { upToDate: '2026-01-01', seen: { 'GHSA-1': '2026-02-01' } };

it.each([
  ['critical', '2026-02-08'],
  ['high', '2026-03-03'],
  ['moderate', '2026-05-02'],
  ['of a word nobody knows', '2026-02-08'],
])('lets a weakness that is %s stay until %s and no longer', (severity, due) => {
  const fresh = { ...note, upToDate: '2026-02-01' };
  const next = new Date(Date.parse(due) + 86_400_000).toISOString().slice(0, 10);
  expect(breachesOf([weak(severity)], fresh, due)).toEqual([]);
  expect(breachesOf([weak(severity)], fresh, next)).toEqual([
    `odd: Opens doors (${severity}, GHSA-1): was to be mended by ${due}`,
  ]);
});

it('says of a weakness that nobody has noted by when it is to be mended', () => {
  expect(breachesOf([weak('high')], { ...note, seen: {} }, '2026-02-01')).toEqual([
    'odd: Opens doors (high, GHSA-1): mend it by 2026-03-03, or note today in components.json',
  ]);
});

it('reminds of bringing components up to date when a quarter is over', () => {
  expect(breachesOf([], note, '2026-04-03')).toEqual([]);
  expect(breachesOf([], note, '2026-04-04')).toEqual([
    'components were to be brought up to date by 2026-04-03',
  ]);
});

it('names each weakness once, whatever depends on it', () => {
  const via = {
    name: 'odd',
    title: 'Opens doors',
    url: 'https://example.com/advisories/GHSA-1',
    severity: 'high',
  };
  const output = JSON.stringify({
    vulnerabilities: { odd: { via: [via] }, user: { via: ['odd'] }, other: { via: [via] } },
  });
  expect(advisoriesIn(output)).toEqual([weak('high')]);
});

it('finds nothing in an answer that is none', () => {
  const refused = JSON.stringify({ message: 'request to the registry failed', error: {} });
  expect(() => advisoriesIn(refused)).toThrow('the registry was not asked: request to the registry failed');
  const unexplained = JSON.stringify({ error: 'x'.repeat(300) });
  expect(() => advisoriesIn(unexplained)).toThrow(
    new Error(`the registry was not asked: {"error":"${'x'.repeat(190)}`),
  );
});
