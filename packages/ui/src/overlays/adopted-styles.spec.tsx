import { beforeEach, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { styleSingleton } from './adopted-styles';

/** The part of `CSSStyleSheet` that jsdom lacks. */
class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const adopted = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({ text }) => text);

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  document.adoptedStyleSheets = [];
});

it('styles stand in the page once, as long as anybody needs them, and no other sheet is touched', () => {
  const Styles = styleSingleton();
  const other = new Sheet() as unknown as CSSStyleSheet;
  document.adoptedStyleSheets = [other];
  const first = render(<Styles styles="body { overflow: hidden }" />);
  const second = render(<Styles styles="body { overflow: hidden }" />);
  expect(adopted()).toEqual(['', 'body { overflow: hidden }']);
  first.unmount();
  expect(adopted()).toEqual(['', 'body { overflow: hidden }']);
  second.unmount();
  expect(document.adoptedStyleSheets).toEqual([other]);
});
