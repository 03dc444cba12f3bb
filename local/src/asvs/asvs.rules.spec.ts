import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../settings/places.js';
import {
  ANSWERS,
  anchorsOf,
  linesOf,
  quotations,
  sectionsNamed,
  shareOf,
  wantedLines,
} from './asvs.rules.js';

const markdown = readFileSync(join(root, 'SECURITY.md'), 'utf8');
const lines = linesOf(markdown);

describe('what SECURITY.md says of OWASP ASVS 5.0', () => {
  it('answers every line of level 1 and 2, once and at its level', () => {
    expect(wantedLines().filter(({ level }) => level === '1')).toHaveLength(70);
    expect(lines.map(({ id, level }) => ({ id, level }))).toEqual(wantedLines());
  });

  it('gives one of the four answers, with a test or a reason', () => {
    for (const { id, answer, by } of lines) {
      expect([id, ANSWERS.includes(answer as never), by.length > 0]).toEqual([id, true, true]);
    }
  });

  it('quotes titles of tests that are there', () => {
    const wrong = lines.flatMap(({ id, by }) =>
      quotations(by)
        .filter(({ file, title }) => !isIn(file, title))
        .map(({ file, title }) => `${id}: ${file} ${title ?? ''}`),
    );
    expect(wrong).toEqual([]);
    expect(lines.flatMap(({ by }) => quotations(by)).filter(({ title }) => title).length).toBeGreaterThan(
      100,
    );
  });

  it('refers to sections that are there', () => {
    const anchors = anchorsOf(markdown);
    const missing = lines.flatMap(({ id, by }) =>
      sectionsNamed(by).flatMap((anchor) => (anchors.has(anchor) ? [] : [`${id}: ${anchor}`])),
    );
    expect(missing).toEqual([]);
  });

  it('counts itself right', () => {
    const unpadded = markdown.replaceAll(/ +/g, ' ');
    for (const level of ['1', '2']) expect(unpadded).toContain(`\n${shareOf(level, lines)}\n`);
  });
});

/** In percent. */
const PROMISED = 95;

it.each(['1', '2'])(
  'SECURITY.md promises that nearly every line of level %s is met or guards nothing',
  (level) => {
    const ofLevel = lines.filter((line) => line.level === level);
    const kept = ofLevel.filter(({ answer }) => answer === 'met' || answer === 'n/a');
    expect((100 * kept.length) / ofLevel.length).toBeGreaterThanOrEqual(PROMISED);
  },
);

describe('a table of requirements', () => {
  it('has a line for each row that begins with a number of three parts', () => {
    const table = [
      'Words before it, 1.2.3 among them',
      '| #        | Level | Requirement   | Answer       | By         |',
      '| -------- | ----- | ------------- | ------------ | ---------- |',
      '| 1.2.3    | 1     | Toys are safe | **not met**  | nobody yet |',
      '| 10.20.30 | 2     | Toys are fun  | met          | `toys.ts`  |',
      '| 1.2      | 2     | A chapter     | met          | all of it  |',
      '| 1.2.3.4  | 2     | A detail      | met          | `toys.ts`  |',
      '| v1.2.3   | 2     | A version     | met          | `toys.ts`  |',
    ].join('\n');
    expect(linesOf(table)).toEqual([
      { id: '1.2.3', level: '1', answer: 'not met', by: 'nobody yet' },
      { id: '10.20.30', level: '2', answer: 'met', by: '`toys.ts`' },
    ]);
  });

  it('says nothing where a row breaks off', () => {
    expect(linesOf('| 1.2.3')).toEqual([{ id: '1.2.3', level: '', answer: '', by: '' }]);
  });

  it('quotes the words that stand right behind a file, if any do', () => {
    const by =
      '`svc-toys/src/toy.spec.ts` “is safe, and fun”; `e2e/toys.e2e.ts`: “not from there”, `npm test`';
    expect(quotations(by)).toEqual([
      { file: 'svc-toys/src/toy.spec.ts', title: 'is safe, and fun' },
      { file: 'e2e/toys.e2e.ts' },
    ]);
    expect(quotations('said, not tested')).toEqual([]);
  });

  it('refers to sections of the same document alone', () => {
    const by = '[Toys](#safe-toys), [Fun](#fun), [elsewhere](https://example.com/#there), (#aside)';
    expect(sectionsNamed(by)).toEqual(['safe-toys', 'fun']);
  });

  it('finds sections by their headings, as they are linked to', () => {
    const text = '# Toys\n\nA # b\n\n### Who’s safe, and-how?\n\n#none\n';
    expect([...anchorsOf(text)]).toEqual(['toys', 'whos-safe-and-how']);
  });

  it('counts the answers of a level and what share of it they are', () => {
    const of = (level: string, ...answers: string[]) =>
      answers.map((answer) => ({ id: '1.2.3', level, answer, by: '' }));
    const two = of('2', 'met', 'met', 'met', 'n/a', 'n/a', 'operator', 'not met', 'not met');
    expect(shareOf('2', [...of('1', 'met', 'operator'), ...two])).toBe(
      '| 2 | 8 | 3 | 2 | 1 | 2 | 62.5 % | 75.0 % |',
    );
  });
});

function isIn(file: string, title: string | undefined): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  return title === undefined || readFileSync(path, 'utf8').includes(title);
}
