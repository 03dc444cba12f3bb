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

function isIn(file: string, title: string | undefined): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  return title === undefined || readFileSync(path, 'utf8').includes(title);
}
