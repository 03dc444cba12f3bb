import { randomBytes } from 'node:crypto';
import PostalMime from 'postal-mime';
import { htmlAsText } from './html-as-text.js';

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

export interface Message {
  readonly id: string;
  /** ISO 8601 */
  readonly receivedAt: string;
  readonly from: string;
  /** The envelope's recipients, whatever the headers say. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

const ENVELOPE = 'x-envelope-to';

/** An id that sorts by arrival time. */
export function newMessageId(now: Date): string {
  return `${now.toISOString().replace(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`;
}

/** The letter as received, with its envelope prepended. */
export function withEnvelope(raw: Buffer, to: readonly string[]): Buffer {
  return Buffer.concat([Buffer.from(`${ENVELOPE}: ${to.join(', ')}\r\n`), raw]);
}

export async function parseMessage(id: string, raw: Buffer): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  const envelope = mail.headers.find(({ key }) => key === ENVELOPE)?.value ?? '';
  const html = mail.html ?? '';
  return {
    id,
    receivedAt: id.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)(\d{3}Z).*$/, '$1-$2-$3:$4:$5.$6'),
    from: mail.from?.address ?? '',
    to: envelope.split(', ').filter((address) => address !== ''),
    subject: mail.subject ?? '',
    text: mail.text?.trimEnd() || htmlAsText(html),
    html,
    attachments: mail.attachments.map(({ filename, mimeType, content }, index) => ({
      filename: filename ?? `attachment-${index + 1}`,
      contentType: mimeType,
      content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}
