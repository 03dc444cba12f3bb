import { extractText, getDocumentProxy } from 'unpdf';
import { settings } from './settings';

export interface Letter {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; size: number }[];
}

/** What arrived by SMTP for an address, newest first. */
export async function lettersTo(address: string): Promise<Letter[]> {
  const answer = await fetch(`${settings.mailbox}/api/messages?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as Letter[];
}

/** Every letter that arrived by SMTP, newest first. */
export async function allLetters(): Promise<Letter[]> {
  const answer = await fetch(`${settings.mailbox}/api/messages`);
  return (await answer.json()) as Letter[];
}

/** What a person reads who opens an attachment of the letter, the first unless told, a PDF. */
export async function pdfOf({ id }: Letter, index = 0): Promise<string> {
  const answer = await fetch(`${settings.mailbox}/messages/${id}/attachments/${index}`);
  const { text } = await extractText(await getDocumentProxy(await answer.bytes()), { mergePages: true });
  return text;
}
