import { describe, expect, it } from '@jest/globals';
import { escapeHtml } from '@safari/service-kit';
import { beginning, dataBlock, oneLine, tag } from './html.rules.js';

const HOSTILE = `</title></script><script>alert("1")</script><!-- ' & \u202egnp.exe\u0000`;

describe('hostile text', () => {
  it('ends no tag and no attribute', () => {
    expect(escapeHtml(HOSTILE)).not.toMatch(/[<>"']/);
    expect(tag('meta', { content: HOSTILE }).match(/[<>]/g)).toEqual(['<', '>']);
    expect(tag('meta', { content: HOSTILE }).match(/"/g)).toHaveLength(2);
  });

  it('ends no data block, and reads there as it was written', () => {
    const block = dataBlock('application/ld+json', { name: HOSTILE });
    expect(block.match(/[<>]/g)).toHaveLength(4);
    const json = block.slice(block.indexOf('>') + 1, block.lastIndexOf('<'));
    expect(JSON.parse(json)).toEqual({ name: HOSTILE });
  });

  it('does not turn the direction of what stands after it, and stays on one line', () => {
    expect(oneLine(' Serengeti\u202e\u2066\n\tby   night\u2028\u0000 ')).toBe('Serengeti by night');
  });

  it('keeps a name in any script', () => {
    expect(oneLine('سفاري الشمال, ליל, O’Brien & Söhne')).toBe('سفاري الشمال, ליל, O’Brien & Söhne');
  });
});

describe('the beginning of a text', () => {
  it('ends at a word, within its length', () => {
    expect(beginning('The plains are wide, and wild.', 40)).toBe('The plains are wide, and wild.');
    expect(beginning('The plains are wide, and wild.', 24)).toBe('The plains are wide…');
  });

  it('cuts no sign in two, even where no word ends', () => {
    expect(beginning('🦁'.repeat(20), 5)).toBe('🦁🦁🦁🦁…');
  });
});
