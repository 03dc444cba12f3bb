import type { Language } from '@safari/contracts';

/** What a letter about money that went back, or did not after all, says of it. */
export interface MoneyBackWords {
  subject: (amount: string, reference: string) => string;
  opening: (reference: string) => string;
  /** what the day of the transfer is called */
  on: string;
  /** where nothing is owed */
  settled: string;
}

/** The same, with what its letter ends in. */
export interface ClosedMoneyBackWords extends MoneyBackWords {
  closing: string;
}

interface RepaymentWords {
  repaid: MoneyBackWords;
  /** with what the customer may know: money may have reached them that the office does not miss */
  voided: MoneyBackWords & { arrived: string };
  owed: string;
  stillOwed: (owed: string) => string;
  /** transfers take their time */
  bank: string;
}

/** What the letters about money that went back say beyond the words of a receipt. */
export const REPAYMENT_WORDS: Record<Language, RepaymentWords> = {
  en: {
    repaid: {
      subject: (amount, reference) => `We sent ${amount} back to you: your booking ${reference}`,
      opening: (reference) =>
        `You had paid more for your booking ${reference} than it costs now, so we sent money back to the account from which it came.`,
      on: 'Sent back on',
      settled: 'With it nothing is owed to you any more.',
    },
    voided: {
      subject: (amount, reference) => `Correction: ${amount} was not sent back for your booking ${reference}`,
      opening: (reference) =>
        `We are sorry: that we sent money back for your booking ${reference} was recorded by mistake and does not count. What we wrote to you of it holds no longer.`,
      on: 'Recorded as sent back on',
      settled: 'Nothing is owed to you all the same.',
      arrived: 'If the money did reach you, please tell us when, so that we can find it.',
    },
    owed: 'Owed to you',
    stillOwed: (owed) => `${owed} is still to come back to you.`,
    bank: 'A bank may take some days until it shows the transfer.',
  },
  sw: {
    repaid: {
      subject: (amount, reference) => `Tumekurudishia ${amount}: nafasi yako ${reference}`,
      opening: (reference) =>
        `Ulikuwa umelipa zaidi ya bei ya sasa ya nafasi yako ${reference}, hivyo tumerudisha fedha kwenye akaunti zilikotoka.`,
      on: 'Zilirudishwa tarehe',
      settled: 'Baada ya hapo hatuna tena deni kwako.',
    },
    voided: {
      subject: (amount, reference) => `Marekebisho: ${amount} za nafasi yako ${reference} hazijarudishwa`,
      opening: (reference) =>
        `Samahani: iliandikwa kimakosa kwamba tumekurudishia fedha za nafasi yako ${reference}, na haihesabiwi. Tulichokuandikia kuhusu hilo hakitumiki tena.`,
      on: 'Iliandikwa kuwa zimerudishwa tarehe',
      settled: 'Hata hivyo hatuna deni kwako.',
      arrived: 'Kama fedha hizo zilikufikia, tafadhali tuambie lini, ili tuzitafute.',
    },
    owed: 'Deni letu kwako',
    stillOwed: (owed) => `Bado tutakurudishia ${owed}.`,
    bank: 'Huenda benki ikachukua siku kadhaa kabla ya kuonyesha fedha hizo.',
  },
};
