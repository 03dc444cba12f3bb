import type { Language } from '@safari/contracts';

export interface Attachment {
  filename: string;
  contentType: string;
  /** base64 */
  content: string;
  /** Whether it is also an alternative form of the letter, where mail programs look for calendar entries. */
  alternative?: boolean;
}

export interface Letter {
  /** What the letter is about, e.g. `invoice-delivery`; `@OnMail(topic)` hears how it went. */
  topic: string;
  topicId: string;
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
  /** The language in which it is written, for its preview. */
  language?: Language;
  html?: string;
  attachments?: Attachment[];
  /** Waits as long as the press that wrote it can be undone. */
  held?: boolean;
  /** Identifies it when it is withdrawn while it waits. Must be unique for ever; generated if absent. */
  messageId?: string;
}
