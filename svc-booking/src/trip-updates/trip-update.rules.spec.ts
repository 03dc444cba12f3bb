import { describe, expect, it } from '@jest/globals';
import { editedFields } from './trip-update.rules.js';

const words = { title: 'Lions', description: '', location: 'Ndutu', dayNumber: 2, isVisible: true };

describe('an edit of an update', () => {
  it('is told by what it changes alone, as it was and as it is', () => {
    expect(editedFields(words, { ...words, title: 'Cheetahs', dayNumber: 3 })).toEqual({
      before: { title: 'Lions', dayNumber: 2 },
      after: { title: 'Cheetahs', dayNumber: 3 },
    });
  });

  it('is none where it says what stands there', () => {
    expect(editedFields(words, { ...words })).toBeUndefined();
  });
});
