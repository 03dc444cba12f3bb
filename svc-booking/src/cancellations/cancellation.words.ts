import type { CancelledBy, Language } from '@safari/contracts';

interface CancellationWords {
  subject: (reference: string) => string;
  opening: Record<CancelledBy, (reference: string) => string>;
  terms: (daysBefore: number, keptPercent: number) => string;
  /** where all that was paid is kept */
  noMore: string;
  /** where nothing is kept, whoever cancels */
  everything: string;
  notTheirDoing: string;
  nothingPaid: string;
  howRefunded: (refund: string) => string;
}

function daysLeft(days: number): string {
  if (days === 0) return 'It was the day of departure or later.';
  return `${days === 1 ? '1 day was' : `${days} days were`} left until the departure.`;
}

function sikuZilizobaki(days: number): string {
  if (days === 0) return 'Ilikuwa siku ya kuondoka au baadaye.';
  return `${days === 1 ? 'Ilibaki' : 'Zilibaki'} siku ${days} kabla ya kuondoka.`;
}

/** What the letter about a cancellation says. */
export const CANCELLATION_WORDS: Record<Language, CancellationWords> = {
  en: {
    subject: (reference) => `Your booking ${reference} is cancelled`,
    opening: {
      customer: (reference) => `As you wished, your booking ${reference} is cancelled.`,
      staff: (reference) => `We are sorry: we had to cancel your booking ${reference}.`,
      operator: (reference) =>
        `We are sorry: the operator of your trip cannot run it, so we had to cancel your booking ${reference}.`,
    },
    terms: (days, percent) =>
      `${daysLeft(days)} By the terms that you accepted when booking, we keep ${percent} % of the price then.`,
    noMore: 'Never more than you have paid: nothing more is due, whatever an invoice says.',
    everything: 'You get back everything that you have paid.',
    notTheirDoing: 'Since it was not your doing, you get back everything that you have paid.',
    nothingPaid: 'Nothing had been paid, so nothing is due on either side.',
    howRefunded: (refund) => `We send ${refund} back to the account from which the money came.`,
  },
  sw: {
    subject: (reference) => `Nafasi yako ${reference} imefutwa`,
    opening: {
      customer: (reference) => `Kama ulivyotaka, nafasi yako ${reference} imefutwa.`,
      staff: (reference) => `Samahani: imetubidi kufuta nafasi yako ${reference}.`,
      operator: (reference) =>
        `Samahani: mwendeshaji wa safari yako hawezi kuiendesha, hivyo imetubidi kufuta nafasi yako ${reference}.`,
    },
    terms: (days, percent) =>
      `${sikuZilizobaki(days)} Kwa masharti uliyoyakubali ulipoiweka, tunabaki na asilimia ${percent} ya bei.`,
    noMore:
      'Hatubaki kamwe na zaidi ya ulicholipa: hudaiwi tena chochote, hata kama ankara inasema vinginevyo.',
    everything: 'Unarudishiwa kila ulichokilipa.',
    notTheirDoing: 'Kwa kuwa si kosa lako, unarudishiwa kila ulichokilipa.',
    nothingPaid: 'Hakuna kilicholipwa, hivyo hakuna deni upande wowote.',
    howRefunded: (refund) => `Tunarudisha ${refund} kwenye akaunti ambayo fedha zilitoka.`,
  },
};
