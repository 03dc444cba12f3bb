import { describe, expect, it } from '@jest/globals';
import { excerpt, oneLine } from './texts.rules';

describe('one line of text', () => {
  it('does not turn the direction of what stands after it', () => {
    expect(oneLine(' Serengeti\u202e\u2066\n\tby   night\u2028\u0000 ')).toBe('Serengeti by night');
  });

  it('keeps a name in any script', () => {
    expect(oneLine('سفاري الشمال, ליל, O’Brien & Söhne')).toBe('سفاري الشمال, ליל, O’Brien & Söhne');
  });
});

describe('the beginning of a text', () => {
  it('ends at a word, within its length', () => {
    expect(excerpt('The plains are wide, and wild.', 40)).toBe('The plains are wide, and wild.');
    expect(excerpt('The plains are wide, and wild.', 24)).toBe('The plains are wide…');
    expect(excerpt('The plains', 10)).toBe('The plains');
    expect(excerpt('The plains are wide – and wild.', 25)).toBe('The plains are wide…');
  });

  it('cuts no sign in two, even where no word ends', () => {
    expect(excerpt('🦁'.repeat(20), 5)).toBe('🦁🦁🦁🦁…');
  });
});
