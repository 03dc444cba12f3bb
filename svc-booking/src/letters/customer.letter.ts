import { type Booking, formatMoney, type Language, type Money, type PlainDate } from '@safari/contracts';
import { escapeHtml, htmlLetter, htmlParagraph, type Letter } from '@safari/service-kit';
import type { LetterSender } from './letter.sender.js';
import { LETTER_WORDS } from './letter.words.js';

/** A letter to a customer, before it has a recipient. */
export interface CustomerLetter {
  subject: string;
  text: string;
  html: string;
  language: Language;
}

export type Labelled = readonly (readonly [label: string, value: string])[];

/** A paragraph, a table of facts, numbered steps below a line of their own, or links by what they lead to. */
export type LetterPart =
  | string
  | { facts: Labelled }
  | { title: string; steps: readonly string[] }
  | { links: Labelled };

/** What a letter says, in one language. */
export interface LetterContent {
  subject: string;
  /** who is greeted */
  name: string;
  /** between greeting and closing, in its order */
  parts: readonly LetterPart[];
}

/** The recipient and the topic id of a letter about a booking. */
export const toCustomer = (
  { id: topicId, customerEmail: to }: Pick<Booking, 'id' | 'customerEmail'>,
  topic: string,
): Pick<Letter, 'topic' | 'topicId' | 'to'> => ({ topic, topicId, to });

/** As plain text and as HTML, in which every word of a person is escaped. */
export function customerLetter(
  language: Language,
  { subject, name, parts }: LetterContent,
  { brand, BRAND_ADDRESS: address }: Pick<LetterSender, 'brand' | 'BRAND_ADDRESS'>,
): CustomerLetter {
  const { greeting, closing } = LETTER_WORDS[language];
  const imprint = [`${brand.name} · ${brand.email} · ${brand.phone}`, address, brand.registration]
    .filter((line) => line !== '')
    .join('\n');
  const body: LetterPart[] = [greeting(nameToCall(name)), ...parts, `${closing}\n${brand.name}`];
  return {
    subject,
    text: [...body.map(partText), `-- \n${imprint}`].join('\n\n'),
    html: htmlLetter([...body.map(partHtml), htmlParagraph(imprint, 'small print')], language),
    language,
  };
}

/** What mail programs turn into a link or a telephone number: a dot within a word, or a digit. */
const LIKE_AN_ADDRESS = /[.。．｡]\p{L}{2}|\p{N}/u;
const WITH_A_PATH = /[.。．｡]\S*\//u;
/** Before a name: `A.`, `Dr.` */
const INITIALS = /(?<=^|[\s.])\p{Lu}\p{Ll}?\.(?=\p{Lu})/gu;

/**
 * The name for the greeting; undefined where mail programs would make a link of it, since anybody's address can be
 * typed into the booking form.
 */
export const nameToCall = (name: string): string | undefined =>
  WITH_A_PATH.test(name) || LIKE_AN_ADDRESS.test(name.replace(INITIALS, '')) ? undefined : name;

function partText(part: LetterPart): string {
  if (typeof part === 'string') return part;
  if ('steps' in part) return [part.title, ...part.steps.map((step, at) => `${at + 1}. ${step}`)].join('\n');
  if ('links' in part) return part.links.map(([label, address]) => `${label}: ${address}`).join('\n');
  const width = Math.max(0, ...part.facts.map(([label]) => label.length)) + 2;
  return part.facts.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
}

function partHtml(part: LetterPart): string {
  if (typeof part === 'string') return htmlParagraph(part);
  if ('steps' in part) {
    const steps = part.steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('');
    return `${htmlParagraph(part.title)}\n<ol>${steps}</ol>`;
  }
  if ('links' in part) {
    return part.links
      .map(([label, address]) => `<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`)
      .join('\n');
  }
  const rows = part.facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="overflow-wrap:normal">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return ['<table cellpadding="6" style="border-collapse:collapse">', ...rows, '</table>'].join('\n');
}

/** How numbers and days are written in a language. */
const LETTER_LOCALE: Record<Language, string> = { en: 'en-GB', sw: 'sw' };

/** A cached date format of a language: creating one costs far more than using it. */
export function letterFormat(
  style: Intl.DateTimeFormatOptions,
): (moment: Date, language: Language) => string {
  const kept = new Map<Language, Intl.DateTimeFormat>();
  return (moment, language) => {
    const format = kept.get(language) ?? new Intl.DateTimeFormat(LETTER_LOCALE[language], style);
    kept.set(language, format);
    return format.format(moment);
  };
}

const longDate = letterFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** e.g. `27 February 2027` */
export const letterDate = (date: PlainDate, language: Language): string =>
  longDate(new Date(`${date}T00:00:00Z`), language);

/** From when to when a trip is, e.g. `27 February 2027 to 1 March 2027 (3 days)`; a day alone where it is one. */
export function letterStay(
  { from, to, days }: { from: PlainDate; to: PlainDate; days: number },
  language: Language,
): string {
  const [first, last] = [letterDate(from, language), letterDate(to, language)];
  return from === to ? first : LETTER_WORDS[language].stay(first, last, days);
}

/** With all decimals, since amounts are printed below each other. */
export function letterMoney(amount: Money, currency: string, language: Language): string {
  return formatMoney(amount, currency, {
    locale: language === 'en' ? 'en-US' : language,
    decimals: 'always',
  });
}
