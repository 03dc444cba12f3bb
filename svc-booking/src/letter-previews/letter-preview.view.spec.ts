import { describe, expect, it } from '@jest/globals';
import type { Letter } from '@safari/service-kit';
import { toPreviews } from './letter-preview.view.js';

const letter: Letter = {
  topic: 'refund',
  topicId: '1',
  to: 'amina@example.com',
  subject: 'Your booking',
  text: 'Karibu.',
  language: 'en',
};
const shown = { to: ['amina@example.com'], subject: 'Your booking', text: 'Karibu.', language: 'en' };

describe('letters before they go', () => {
  it('are shown once to whoever reads them, for all who would get the same', () => {
    expect(toPreviews([letter, { ...letter, to: 'jonas@example.com' }])).toEqual([
      { ...shown, to: ['amina@example.com', 'jonas@example.com'], attachments: [] },
    ]);
  });

  it.each([
    ['text', { text: 'Karibu tena.' }],
    ['subject', { subject: 'Your other booking' }],
  ])('are shown each where another one has another %s', (_, other) => {
    expect(toPreviews([letter, { ...letter, ...other }])).toEqual([
      { ...shown, attachments: [] },
      { ...shown, ...other, attachments: [] },
    ]);
  });
});
