import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, TERMS_PAGES } from '@safari/contracts';
import { DEFAULT_TERMS } from '../cancellations/cancellation-terms.setting.js';
import { readTerms } from './terms.files.js';
import {
  filled,
  filledRows,
  heldOn,
  type TermsInForce,
  tierLines,
  versionsOf,
  type WrittenVersion,
} from './terms.rules.js';

const WORDS = {
  first: '{days} or more: {percent}%',
  between: '{days} to {until}: {percent}%',
  last: '{until} or fewer: {percent}%',
  always: 'always {percent}%',
  none: 'nothing',
};

const page = (since: string, point: string): WrittenVersion => {
  const text = {
    title: 'T',
    lede: 'L',
    rows: [],
    sections: [{ heading: 'H', paragraphs: [], points: [point] }],
  };
  return { since, text: { en: text, sw: text } };
};
const force = (since: string, version = since): TermsInForce => ({ since, terms: { version, tiers: [] } });

describe('the tiers as people read them', () => {
  it.each([
    [[], ['nothing']],
    [[[0, 30]], ['always 30%']],
    [
      [
        [14, 0],
        [0, 100],
      ],
      ['14 or more: 0%', '13 or fewer: 100%'],
    ],
    [
      [
        [60, 0],
        [30, 25],
        [0, 100],
      ],
      ['60 or more: 0%', '30 to 59: 25%', '29 or fewer: 100%'],
    ],
  ])('%j', (tiers, lines) => {
    const given = tiers.map(([daysBefore = 0, keptPercent = 0]) => ({ daysBefore, keptPercent }));
    expect(tierLines(WORDS, { version: 'x', tiers: given })).toEqual(lines);
  });
});

describe('the versions of a page', () => {
  const LATER = '2027-01-01';

  it('hold from their day on: what is written ahead is none of them yet, but for the first of all', () => {
    const [former, ahead] = [page('2026-01-01', 'a'), page('2027-01-01', '{tiers}')];
    const inForce = [force('2026-03-01')];
    expect(versionsOf([former, ahead], inForce, '2026-12-31')).toEqual(['2026-01-01']);
    expect(versionsOf([former, ahead], inForce, '2027-01-01')).toEqual(['2027-01-01', '2026-03-01']);
    expect(versionsOf([page('2027-01-01', 'a')], [], '2026-12-31')).toEqual(['2027-01-01']);
  });

  it('are those of its texts', () => {
    expect(
      versionsOf([page('2026-01-01', 'a'), page('2026-05-01', 'b')], [force('2026-03-01')], LATER),
    ).toEqual(['2026-05-01', '2026-01-01']);
  });

  it('are also those of the tiers where it says them, from the first tiers on', () => {
    const texts = [page('2026-01-01', '{tiers}'), page('2026-05-01', '{tiers}')];
    const inForce = [force('2026-03-01'), force('2026-05-01'), force('2026-07-01')];
    expect(versionsOf(texts, inForce, LATER)).toEqual(['2026-07-01', '2026-05-01', '2026-03-01']);
  });

  it('are those of the tiers, too, where one of its texts says them, in one of its sections', () => {
    const plain = page('2026-01-01', 'a');
    const said = page('2026-05-01', '{tiers}');
    const [section] = plain.text.en.sections;
    said.text.en.sections = [...said.text.en.sections, ...(section ? [section] : [])];
    expect(versionsOf([plain, said], [force('2026-03-01')], LATER)).toEqual(['2026-05-01', '2026-03-01']);
    expect(versionsOf([said], [force('2026-05-01')], LATER)).toEqual(['2026-05-01']);
    expect(versionsOf([said], [], LATER)).toEqual([]);
  });

  it('begin where other tiers hold at the end of the day, however often processes of two releases noted theirs', () => {
    const texts = [page('2026-01-01', '{tiers}')];
    const inForce = [
      force('2026-03-01', 'a'),
      force('2026-05-01', 'b'),
      force('2026-07-01', 'a'),
      force('2026-07-01', 'b'),
    ];
    expect(versionsOf(texts, inForce, LATER)).toEqual(['2026-05-01', '2026-03-01']);
    const backForGood = [...inForce, force('2026-09-01', 'a')];
    expect(versionsOf(texts, backForGood, LATER)).toEqual(['2026-09-01', '2026-05-01', '2026-03-01']);
  });

  it('held on a day whatever order they are given in', () => {
    const all = [force('2026-05-01', 'b'), force('2026-03-01', 'a')];
    expect(heldOn(all, '2026-04-01')?.terms.version).toBe('a');
    expect(heldOn(all, '2026-06-01')?.terms.version).toBe('b');
  });

  it.each([
    ['2026-02-28', 'a'],
    ['2026-03-01', 'a'],
    ['2026-04-30', 'a'],
    ['2026-05-01', 'c'],
    ['2027-01-01', 'c'],
  ])('on %s it was %s that held, of two on one day the later', (day, version) => {
    const all = [force('2026-03-01', 'a'), force('2026-05-01', 'b'), force('2026-05-01', 'c')];
    expect(heldOn(all, day)?.terms.version).toBe(version);
  });
});

describe('what is written', () => {
  const figures = {
    brand: 'Tembo',
    email: 'a@b.example',
    phone: '+255',
    contactHours: 24,
    bookingYears: 6,
    invoiceYears: 5,
    letterDays: 90,
    failedLetterDays: 180,
    signInDays: 90,
  };
  const written = readTerms();

  it.each(TERMS_PAGES)(
    'about %s is whole in every language, and names no figure that nobody knows',
    (name) => {
      for (const { text } of written[name]) {
        for (const language of LANGUAGES) {
          const read = [filled, filledRows].map((fill) => fill(text[language], figures, DEFAULT_TERMS));
          expect(JSON.stringify(read)).not.toMatch(/[{]\w+[}]/);
        }
        const shape = (language: (typeof LANGUAGES)[number]) => [
          ...text[language].rows.map(({ points }) => [points.length]),
          ...text[language].sections.map(({ paragraphs, points }) => [paragraphs.length, points.length]),
        ];
        expect(shape('sw')).toEqual(shape('en'));
      }
    },
  );

  it('refuses a figure that nobody knows', () => {
    expect(() => filled(page('2026-01-01', '{deposit}').text.en, figures)).toThrow(/deposit/);
  });

  it.each(LANGUAGES)('about cancelling says every tier in force and no other figure (%s)', (language) => {
    const version = heldOn(written.cancellation, '2100-01-01');
    if (!version) throw new Error('nothing is written');
    const tiers = [
      { daysBefore: 45, keptPercent: 7 },
      { daysBefore: 0, keptPercent: 93 },
    ];
    const [text, terms] = [version.text[language], { version: 'x', tiers }];
    const percentsOf = (lines: string[]) => lines.flatMap((line) => line.match(/\d+(?=%)/g) ?? []);
    const { sections } = filled(text, figures, terms);
    const lines = sections.flatMap(({ paragraphs, points }) => [...paragraphs, ...points]);
    expect(percentsOf(lines)).toEqual(['7', '93']);
    expect(lines.join()).toContain('Tanzania (UTC+3)'); // whose days they are
    const inShort = filledRows(text, figures, terms).flatMap(({ points }) => points);
    expect(percentsOf(inShort)).toEqual(['7', '93']);
  });
});
