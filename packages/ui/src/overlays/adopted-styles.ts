import { useEffect } from 'react';

/**
 * Replaces the package `react-style-singleton`, by which dialogs lock the page's scrolling: an adopted style sheet
 * needs no nonce, so a page can be the same for everybody and cached.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  const add = (styles: string) => {
    users += 1;
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = undefined;
  };

  /** The first mounted component's styles are adopted; they are removed when the last one unmounts. */
  return function Styles({ styles }: { styles: string }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
