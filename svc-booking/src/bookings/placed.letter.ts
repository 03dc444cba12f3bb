import {
  type Booking,
  type Brand,
  contactDue,
  formatMoney,
  type Language,
  SAFARI_TIME_ZONE,
} from '@safari/contracts';
import { escapeHtml, htmlLetter, htmlParagraph, type Letter } from '@safari/service-kit';
import { PLACED_WORDS } from './placed.words.js';

export const BOOKING_PLACED = 'booking-placed';

/**
 * What a customer has asked for, who answers by when, and what happens next.
 *
 * No calendar entry comes with it: at this moment neither the day of the trip nor that of the call is certain.
 * The special requests are left out: anybody's address can be typed into the form, and a stranger's words go no
 * further than to us.
 */
export function placedLetter(booking: Booking, language: Language, brand: Brand, origin: string): Letter {
  const words = PLACED_WORDS[language];
  const rows = wishRows(booking, language, brand);
  const steps = words.steps.map((step, index) => `${index + 1}. ${step}`);
  const due = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: SAFARI_TIME_ZONE,
  }).format(new Date(contactDue(booking.createdAt)));
  const opening = [words.greeting(booking.customerName), words.thanks(booking.reference)];
  const answer = words.answer(due);
  const links = [
    [words.confirmation, `${origin}/booked/${booking.id}`],
    [words.bookings, `${origin}/dashboard`],
  ] as const;
  const closing = [words.regards, brand.name].join('\n');
  const imprint = `${brand.name} · ${brand.email} · ${brand.phone}`;
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return {
    topic: BOOKING_PLACED,
    topicId: booking.id,
    to: booking.customerEmail,
    subject: words.subject(booking.reference, booking.itemName),
    text: [
      ...opening,
      rows.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n'),
      answer,
      `${words.next}\n${steps.join('\n')}`,
      links.map(([label, address]) => `${label}: ${address}`).join('\n'),
      closing,
      `-- \n${imprint}`,
    ].join('\n\n'),
    html: htmlLetter(
      [
        ...opening.map((text) => htmlParagraph(text)),
        '<table cellpadding="6" style="border-collapse:collapse">',
        ...rows.map(
          ([label, value]) =>
            `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
        ),
        '</table>',
        htmlParagraph(answer),
        htmlParagraph(words.next),
        `<ol>${words.steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>`,
        ...links.map(
          ([label, address]) => `<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`,
        ),
        htmlParagraph(closing),
        htmlParagraph(imprint, 'small print'),
      ],
      language,
    ),
  };
}

const LOCALES: Record<Language, string> = { en: 'en-GB', sw: 'sw' };

function wishRows(booking: Booking, language: Language, { currency }: Brand): [string, string][] {
  const { labels } = PLACED_WORDS[language];
  const locale = LOCALES[language];
  const money = (amount: string) => formatMoney(amount, currency, { locale: 'en-US', decimals: 'needed' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const { numberOfTravelers, unitPrice, totalPrice } = booking;
  return [
    [labels.reference, booking.reference],
    [labels.trip, booking.itemName],
    [labels.date, day.format(new Date(`${booking.preferredDate}T00:00:00Z`))],
    [labels.travelers, String(numberOfTravelers)],
    [labels.price, `${numberOfTravelers} × ${money(unitPrice)} = ${money(totalPrice)}`],
  ];
}
