import { escapeHtml, htmlLetter, htmlParagraph } from '@safari/service-kit';

/** The two forms of a letter to an operator. */
export interface DeliveryLetter {
  text: string;
  html: string;
}

/** @param answerUrl where the operator can answer; null where nothing is asked */
export function deliveryLetter(message: string, answerUrl: string | null, brandName: string): DeliveryLetter {
  return {
    text: answerUrl === null ? message : `${message}\n\n${INVITATION}\n${answerUrl}\n\n${CARE}`,
    html: htmlLetter([
      htmlParagraph(message),
      ...(answerUrl === null ? [] : invitation(answerUrl)),
      htmlParagraph(brandName, 'small print'),
    ]),
  };
}

const INVITATION = 'Answer here, without an account: available, not available, or your price.';
const CARE = 'The link is meant for you alone: whoever has it can answer in your name, once.';

function invitation(answerUrl: string): string[] {
  const address = escapeHtml(answerUrl);
  return [
    htmlParagraph(INVITATION),
    `<p><a href="${address}" style="display:inline-block;padding:12px 20px;background:#7a3b1d;color:#fff;`,
    'text-decoration:none;border-radius:6px;font-family:sans-serif">Answer this request</a></p>',
    `<p style="font-size:small;word-break:break-all">${address}</p>`,
    htmlParagraph(CARE, 'small print'),
  ];
}
