import { type Brand, formatMoney, type Language, type Money, type PlainDate } from '@safari/contracts';
import { escapeHtml, htmlLetter, htmlParagraph } from '@safari/service-kit';

/** A letter to a customer, before it has a recipient. */
export interface CustomerLetter {
  subject: string;
  text: string;
  html: string;
}

/** What a letter says, in one language. */
export interface LetterParts {
  subject: string;
  greeting: string;
  /** what is said first, above the facts */
  opening: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  /** what is said below them */
  paragraphs: readonly string[];
  closing: string;
}

/** Once as text and once as HTML; every word of a person is escaped. */
export function customerLetter(
  language: Language,
  { subject, greeting, opening, facts, paragraphs, closing }: LetterParts,
  { brand, address }: { brand: Brand; address: string },
): CustomerLetter {
  const signature = `${closing}\n${brand.name}`;
  const imprint = [`${brand.name} · ${brand.email} · ${brand.phone}`, address, brand.registration].join('\n');
  const width = Math.max(0, ...facts.map(([label]) => label.length)) + 2;
  const table = facts.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
  return {
    subject,
    text: [greeting, ...opening, table, ...paragraphs, signature, `-- \n${imprint}`].join('\n\n'),
    html: htmlLetter(
      [
        ...[greeting, ...opening].map((text) => htmlParagraph(text)),
        '<table cellpadding="6" style="border-collapse:collapse">',
        ...facts.map(
          ([label, value]) =>
            `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
        ),
        '</table>',
        ...[...paragraphs, signature].map((text) => htmlParagraph(text)),
        htmlParagraph(imprint, 'small print'),
      ],
      language,
    ),
  };
}

const LOCALE: Record<Language, string> = { en: 'en-GB', sw: 'sw' };

/** e.g. `27 February 2027` */
export function letterDate(date: PlainDate, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** With all its decimals, as amounts stand below each other. */
export function letterMoney(amount: Money, currency: string, language: Language): string {
  return formatMoney(amount, currency, {
    locale: language === 'en' ? 'en-US' : language,
    decimals: 'always',
  });
}
