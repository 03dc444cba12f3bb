import type { LetterPreview } from '@safari/contracts';
import type { Letter } from '@safari/service-kit';

/** One preview for all recipients of the same letter. */
export function toPreviews(letters: readonly Letter[]): LetterPreview[] {
  const previews: LetterPreview[] = [];
  for (const { to, subject, text, language, attachments = [] } of letters) {
    const same = previews.find((preview) => preview.subject === subject && preview.text === text);
    if (same) same.to.push(to);
    else
      previews.push({
        to: [to],
        subject,
        text,
        attachments: attachments.map(({ filename }) => filename),
        ...(language && { language }),
      });
  }
  return previews;
}
