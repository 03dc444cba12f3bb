import type { Plugin } from 'vite';

const AGAIN = `baseModule().catch((error) => {
  const [, address] = /dynamically imported module: (\\S+)/.exec(error.message) ?? [];
  if (!address) throw error;
  return import(/* @vite-ignore */ address + '?again=' + performance.now());
})`;

/** What becomes of Vite's loader of files. What it tells nobody hears here, and no page of ours has a nonce. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/baseModule\(\)\.catch\(handlePreloadError\)/, AGAIN],
  [/const e = new Event\("vite:preloadError"[\s\S]*?if \(!e\.defaultPrevented\) /, ''],
  [/const cspNonceMeta = [\s\S]*?const cspNonce = .*;/, ''],
  [/if \(cspNonce\) .*;/, ''],
];

/**
 * A file that did not come is asked for once more under another address, each time that it is imported: a browser
 * remembers of an address that its module failed, and never asks the server for that again. Safari names no address in
 * its error; there it stays as it was.
 */
export function importAgain(): Plugin {
  return {
    name: 'safari:import-again',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\0vite\/preload-helper/ },
      handler(code) {
        let changed = code;
        for (const [pattern, change] of CHANGES) {
          if (!pattern.test(changed)) this.error(`Vite loads files in another way by now: no ${pattern}`);
          changed = changed.replace(pattern, () => change);
        }
        return { code: changed, map: null };
      },
    },
  };
}
