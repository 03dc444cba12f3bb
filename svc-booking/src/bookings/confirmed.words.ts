import type { Language } from '@safari/contracts';

interface ConfirmedWords {
  subject: (reference: string, trip: string) => string;
  opening: (reference: string) => string;
  operator: string;
  next: string;
  /** @param total what is to be paid */
  steps: (total: string) => readonly string[];
  terms: string;
  /** whenever they cancel from now on */
  keptAlways: (percent: number) => string;
  /** what of the price stays with us where the customer cancels: until a day, or after the last one */
  keptUntil: (date: string) => string;
  keptAfter: string;
  kept: (percent: number) => string;
  /** whose days they are */
  zone: string;
  free: string;
  termsPage: string;
}

/** What the letter says that confirms a booking. */
export const CONFIRMED_WORDS: Record<Language, ConfirmedWords> = {
  en: {
    subject: (reference, trip) => `Your booking ${reference} is confirmed: ${trip}`,
    opening: (reference) =>
      `Good news: your booking ${reference} is confirmed, and your places are kept. This is what we have agreed:`,
    operator: 'Run by',
    next: 'What happens next:',
    steps: (total) => [
      `You receive an invoice over ${total} by email. Nothing is due before it has come.`,
      'You pay by transfer into the client trust account that it names, and quote its reference. As soon as the money has arrived, we write you a receipt.',
      'Your money stays in trust until your trip.',
      'You follow your trip in your account, day by day.',
    ],
    terms: 'By the terms that you accepted when booking, we keep of the price if you cancel:',
    keptAlways: (percent) =>
      `By the terms that you accepted when booking, we keep ${percent} % of the price if you cancel.`,
    keptUntil: (date) => `until ${date}`,
    keptAfter: 'later than that',
    kept: (percent) => `${percent} %`,
    zone: 'Days end at midnight in Tanzania (UTC+3).',
    free: 'If you cancel, nothing of the price is kept.',
    termsPage: 'Our terms',
  },
  sw: {
    subject: (reference, trip) => `Nafasi yako ${reference} imethibitishwa: ${trip}`,
    opening: (reference) =>
      `Habari njema: nafasi yako ${reference} imethibitishwa, na nafasi zenu zimehifadhiwa. Haya ndiyo tuliyokubaliana:`,
    operator: 'Mwendeshaji',
    next: 'Kinachofuata:',
    steps: (total) => [
      `Unapokea ankara ya ${total} kwa barua pepe. Hudaiwi chochote kabla haijafika.`,
      'Unalipa kwa kuhamisha fedha kwenye akaunti ya amana ya wateja inayotajwa humo, na kutaja kumbukumbu yake. Fedha zikifika tu, tunakuandikia stakabadhi.',
      'Fedha zako hukaa kwa amana hadi safari yako.',
      'Unafuatilia safari yako kwenye akaunti yako, siku kwa siku.',
    ],
    terms: 'Kwa masharti uliyoyakubali ulipoweka nafasi, ukifuta tunabaki na sehemu hii ya bei:',
    keptAlways: (percent) =>
      `Kwa masharti uliyoyakubali ulipoweka nafasi, ukifuta tunabaki na asilimia ${percent} ya bei.`,
    keptUntil: (date) => `hadi ${date}`,
    keptAfter: 'baada ya hapo',
    kept: (percent) => `asilimia ${percent}`,
    zone: 'Siku huisha saa sita usiku kwa saa za Tanzania (UTC+3).',
    free: 'Ukifuta, hatubaki na sehemu yoyote ya bei.',
    termsPage: 'Masharti yetu',
  },
};
