import type { Drafts } from '@safari/web-kit';
import { readStored } from '../shared/stored-draft';
import { type AnswerDraft, EMPTY_ANSWER } from './answer.rules';

/** The draft's name among those of the link's holder. */
const NAME = 'answer';

/** What was typed in this window before; undefined if nothing was. */
export function readAnswerDraft(drafts: Drafts): AnswerDraft | undefined {
  const stored = readStored<AnswerDraft>(drafts, NAME);
  return stored && { ...EMPTY_ANSWER, ...stored };
}

export function saveAnswerDraft(drafts: Drafts, draft: AnswerDraft): void {
  drafts.write(NAME, JSON.stringify(draft));
}

export function clearAnswerDraft(drafts: Drafts): void {
  drafts.write(NAME, '');
}
