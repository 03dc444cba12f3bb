/** The two forms of a letter to an operator. */
export interface OperatorLetter {
  text: string;
  html: string;
}

/** @param answerUrl where its question can be answered; null where it asks none */
export function letterOf(message: string, answerUrl: string | null, brandName: string): OperatorLetter {
  return {
    text: answerUrl === null ? message : `${message}\n\n${INVITATION}\n${answerUrl}\n\n${CARE}`,
    html: [
      '<!doctype html><html lang="en"><body style="font-family:Georgia,serif;color:#222;max-width:36rem">',
      `<p style="white-space:pre-line">${lines(message)}</p>`,
      ...(answerUrl === null ? [] : [invitation(answerUrl)]),
      `<p style="font-size:small;color:#666">${escapeHtml(brandName)}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}

const INVITATION = 'Answer here, without an account: available, not available, or your price.';
const CARE = 'The link is meant for you alone: whoever has it can answer in your name, once.';

function invitation(answerUrl: string): string {
  const address = escapeHtml(answerUrl);
  return [
    `<p>${escapeHtml(INVITATION)}</p>`,
    `<p><a href="${address}" style="display:inline-block;padding:12px 20px;background:#7a3b1d;color:#fff;`,
    'text-decoration:none;border-radius:6px;font-family:sans-serif">Answer this request</a></p>',
    `<p style="font-size:small;word-break:break-all">${address}</p>`,
    `<p style="font-size:small;color:#666">${escapeHtml(CARE)}</p>`,
  ].join('\n');
}

const lines = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>\n');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
