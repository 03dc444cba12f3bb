import { describe, expect, it } from '@jest/globals';
import { isTyping } from './typing';

describe('a key', () => {
  /** Renders the HTML, and returns its innermost element. */
  function inside(html: string): Element | null {
    const root = document.createElement('div');
    root.innerHTML = html;
    return [...root.querySelectorAll('*')].at(-1) ?? null;
  }

  it.each([
    '<input>',
    '<textarea></textarea>',
    '<select><option></option></select>',
    '<p contenteditable="true"><b></b></p>',
    '<p role="textbox"></p>',
    '<p role="combobox"></p>',
    '<p role="listbox"><i role="option"></i></p>',
    '<p role="menu"><i role="menuitem"></i></p>',
    '<p role="dialog"><button></button></p>',
    '<p role="alertdialog"><button></button></p>',
  ])('is typed, and no shortcut, inside of %s', (html) => {
    expect(isTyping(inside(html))).toBe(true);
  });

  it.each(['<button></button>', '<p contenteditable="false"></p>', '<a href="/today"></a>'])(
    'may be a shortcut inside of %s',
    (html) => {
      expect(isTyping(inside(html))).toBe(false);
    },
  );

  it('may be a shortcut where nothing is chosen', () => {
    expect(isTyping(null)).toBe(false);
    expect(isTyping(document)).toBe(false);
  });
});
