import { type Booking, INVOICE_RECIPIENTS_MAX, isEmail, sameEmail, withoutMarks } from '@safari/contracts';

export type RecipientFault = 'invalid' | 'duplicate' | 'full';

/** The customer's current address first, then the added ones. */
export function recipientsOf(
  { customerEmail }: Pick<Booking, 'customerEmail'>,
  added: readonly string[],
): readonly string[] {
  return [customerEmail, ...added.filter((email) => !sameEmail(email, customerEmail))];
}

/** Why this text cannot be added, also if it is empty; `undefined` if it can. */
export function recipientFault(recipients: readonly string[], text: string): RecipientFault | undefined {
  const email = withoutMarks(text);
  if (!isEmail(email)) return 'invalid';
  if (recipients.some((known) => sameEmail(known, email))) return 'duplicate';
  if (recipients.length >= INVOICE_RECIPIENTS_MAX) return 'full';
  return undefined;
}

/** The list with one more recipient; unchanged if the text is invalid. */
export function addRecipient(recipients: readonly string[], text: string): readonly string[] {
  return recipientFault(recipients, text) ? recipients : [...recipients, withoutMarks(text)];
}

/** Removes a recipient; the first one is the customer and stays. */
export function removeRecipient(recipients: readonly string[], email: string): readonly string[] {
  return recipients.filter((known, index) => index === 0 || known !== email);
}
