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

/** The letters that arrived for an address, newest first. */
export async function lettersTo(address: string): Promise<Letter[]> {
  const answer = await fetch(`${settings.mailbox}/api/messages?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as Letter[];
}

/** All letters that arrived, newest first. */
export async function allLetters(): Promise<Letter[]> {
  const answer = await fetch(`${settings.mailbox}/api/messages`);
  return (await answer.json()) as Letter[];
}

/** The text of a letter's PDF attachment, by default the first. */
export async function pdfOf({ id }: Letter, index = 0): Promise<string> {
  const answer = await fetch(`${settings.mailbox}/messages/${id}/attachments/${index}`);
  const { text } = await extractText(await getDocumentProxy(await answer.bytes()), { mergePages: true });
  return text;
}
