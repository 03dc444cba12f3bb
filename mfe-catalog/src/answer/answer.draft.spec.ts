import { beforeEach, describe, expect, it } from '@jest/globals';
import { draftsOf } from '@safari/web-kit';
import { newWindow } from '@safari/web-kit/testing';
import { clearAnswerDraft, readAnswerDraft, saveAnswerDraft } from './answer.draft';
import { type AnswerDraft, EMPTY_ANSWER } from './answer.rules';

const drafts = draftsOf({ link: 'a-link' });
const typed: AnswerDraft = {
  kind: 'price',
  quotedPrice: ' $1,240.5 ',
  note: ' Half board ',
  name: ' Neema ',
};

beforeEach(newWindow);

describe('the draft of an operator’s answer', () => {
  it('is found again as it was typed, until it was sent', () => {
    expect(readAnswerDraft(drafts)).toBeUndefined();
    saveAnswerDraft(drafts, typed);
    expect(readAnswerDraft(drafts)).toEqual(typed);
    clearAnswerDraft(drafts);
    expect(readAnswerDraft(drafts)).toBeUndefined();
  });

  it('is complete, also where another release stored less', () => {
    drafts.write('answer', '{"name":"Neema"}');
    expect(readAnswerDraft(drafts)).toEqual({ ...EMPTY_ANSWER, name: 'Neema' });
  });

  it('is none where it cannot be read', () => {
    drafts.write('answer', '{"kind":');
    expect(readAnswerDraft(drafts)).toBeUndefined();
  });
});
