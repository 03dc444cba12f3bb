import type {
  CancellationTerms,
  Language,
  PlainDate,
  TermsRow,
  TermsSection,
  TermsText,
} from '@safari/contracts';

/** One language's wording of the tiers; `{days}` and `{until}` are whole days before departure. */
export interface TierWords {
  first: string;
  between: string;
  last: string;
  /** There is one tier alone. */
  always: string;
  /** There are no tiers. */
  none: string;
}

/** As it is written in its file, with names of figures in braces. */
export type WrittenText = TermsText & { tiers?: TierWords; rows: TermsRow[] };

/** What a page says from a day on. */
export interface WrittenVersion {
  since: PlainDate;
  text: Record<Language, WrittenText>;
}

/** The cancellation terms that the software applies from a day on. */
export interface TermsInForce {
  since: PlainDate;
  terms: CancellationTerms;
}

export type Figures = Readonly<Record<string, string | number>>;

/** A placeholder in a list for one line per tier. */
const TIERS = '{tiers}';

/** Whether a text lists the tiers, so that other tiers make another version of it. */
export const saysTiers = ({ sections }: TermsText): boolean =>
  sections.some(({ points }) => points.includes(TIERS));

/** The days on which a page began to say something else, the latest first; one written ahead is valid from its day. */
export function versionsOf(
  written: readonly WrittenVersion[],
  inForce: readonly TermsInForce[],
  on: PlainDate,
): PlainDate[] {
  const held = written.filter((version) => version.since <= on || version === heldOn(written, on));
  const texts = held.map(({ since }) => since);
  if (!held.some(({ text }) => saysTiers(text.en))) return texts.toSorted().toReversed();
  const figures = daysOfOtherTerms(inForce);
  // a text that is older than the first tiers said nothing yet
  const later = texts.filter((since) => since > (figures[0] ?? since));
  return [...new Set([...figures, ...later])].toSorted().toReversed();
}

/**
 * Oldest first. While two releases run, each start records the terms of its own release, so that some are recorded
 * again: the last terms of a day count, and only where they differ from those before.
 */
function daysOfOtherTerms(inForce: readonly TermsInForce[]): PlainDate[] {
  const days = [...new Set(inForce.map(({ since }) => since))].toSorted();
  const versions = days.map((day) => heldOn(inForce, day)?.terms.version);
  return days.filter((_, index) => versions[index] !== versions[index - 1]);
}

/** What held on a day: the last that had begun by then, or the first of all. */
export function heldOn<T extends { since: PlainDate }>(
  versions: readonly T[],
  day: PlainDate,
): T | undefined {
  const ordered = versions.toSorted((a, b) => a.since.localeCompare(b.since));
  return ordered.findLast(({ since }) => since <= day) ?? ordered[0];
}

/** The text with its figures filled in. @throws Error for an unknown figure */
export function filled(text: WrittenText, figures: Figures, terms?: CancellationTerms): TermsText {
  const { fill, points } = filler(text, figures, terms);
  const section = ({ heading, paragraphs, points: lines }: TermsSection): TermsSection => ({
    heading: fill(heading),
    paragraphs: paragraphs.map(fill),
    points: points(lines),
  });
  return { title: fill(text.title), lede: fill(text.lede), sections: text.sections.map(section) };
}

/** The summary of a text with its figures filled in. @throws Error for an unknown figure */
export function filledRows(text: WrittenText, figures: Figures, terms?: CancellationTerms): TermsRow[] {
  const { fill, points } = filler(text, figures, terms);
  return text.rows.map(({ heading, points: lines }) => ({ heading: fill(heading), points: points(lines) }));
}

function filler({ tiers }: WrittenText, figures: Figures, terms?: CancellationTerms) {
  const fill = (line: string): string =>
    line.replace(/\{(\w+)\}/g, (_, name: string) => {
      const figure = figures[name];
      if (figure === undefined) throw new Error(`the terms name a figure that is not known: ${name}`);
      return String(figure);
    });
  const points = (lines: readonly string[]) =>
    lines.flatMap((line) => (line === TIERS && tiers && terms ? tierLines(tiers, terms) : [fill(line)]));
  return { fill, points };
}

/** One line for each tier, in their order. */
export function tierLines(words: TierWords, { tiers }: CancellationTerms): string[] {
  if (tiers.length === 0) return [words.none];
  return tiers.map(({ daysBefore: days, keptPercent: percent }, index) => {
    const before = tiers[index - 1];
    const isLast = index === tiers.length - 1;
    const line = isLast ? (before ? words.last : words.always) : before ? words.between : words.first;
    const figures: Figures = { days, percent, until: (before?.daysBefore ?? 0) - 1 };
    return line.replace(/\{(\w+)\}/g, (_, name: string) => String(figures[name]));
  });
}
