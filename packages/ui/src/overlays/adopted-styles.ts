import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton`, by which dialogs lock the page's scrolling: the policy asks no
 * nonce of an adopted style sheet, so a page can be the same for everybody.
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

  /** The first to be shown says the styles; they stay until the last one leaves. */
  return function Styles({ styles }: { styles: string }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
