import type { Language } from '@safari/contracts';

/** The opening of the letter about a paid refund; the rest is shared with letters about repayments. */
export const REFUND_OPENING: Record<Language, (reference: string) => string> = {
  en: (reference) =>
    `The refund for your cancelled booking ${reference} has left our account, for the account from which your money came.`,
  sw: (reference) =>
    `Fedha zako za nafasi ${reference} iliyofutwa zimetumwa kutoka akaunti yetu, kwenda kwenye akaunti zilikotoka.`,
};
