import { ASVS_LEVELS } from './asvs.levels.js';

export const ANSWERS = ['met', 'n/a', 'operator', 'not met'] as const;
export type Answer = (typeof ANSWERS)[number];

/** One line of the table in SECURITY.md. */
export interface Line {
  readonly id: string;
  readonly level: string;
  readonly answer: string;
  readonly by: string;
}

/** Ids and levels of all requirements of levels 1 and 2. */
export function wantedLines(): { id: string; level: string }[] {
  return Object.entries(ASVS_LEVELS).flatMap(([section, levels]) =>
    Array.from(levels, (level, index) => ({ id: `${section}.${index + 1}`, level })).filter(
      ({ level }) => level !== '3',
    ),
  );
}

/** The table's lines: the rows that begin with a requirement's number. */
export function linesOf(markdown: string): Line[] {
  return markdown.split('\n').flatMap((text) => {
    const [, id = '', level = '', , answer = '', by = ''] = text.split('|').map((cell) => cell.trim());
    return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, level, answer: answer.replaceAll('*', ''), by }] : [];
  });
}

/** The files that a line names, with the words quoted from them. */
export function quotations(by: string): { file: string; title: string | undefined }[] {
  return [...by.matchAll(/`([\w./-]+\/[\w./-]+)`(?: “([^”]+)”)?/g)].map(([, file = '', title]) => ({
    file,
    title,
  }));
}

/** The sections of the document that a line links to, by their anchors. */
export function sectionsNamed(by: string): string[] {
  return [...by.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor);
}

export function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.matchAll(/^#+ (.+)/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/**
 * A row of the summary table: the count of each answer, the share that is met or n/a, and the share including the
 * operator's.
 */
export function shareOf(level: string, lines: readonly Line[]): string {
  const ofLevel = lines.filter((line) => line.level === level);
  const counts = ANSWERS.map((answer) => ofLevel.filter((line) => line.answer === answer).length);
  const [met = 0, none = 0, operators = 0] = counts;
  const share = (count: number): string => `${((100 * count) / ofLevel.length).toFixed(1)} %`;
  const shares = [share(met + none), share(met + none + operators)];
  return `| ${[level, ofLevel.length, ...counts, ...shares].join(' | ')} |`;
}
