import type { Plugin } from 'vite';

const AGAIN = `baseModule().catch((error) => {
  const [, address] = /dynamically imported module: (\\S+)/.exec(error.message) ?? [];
  if (!address) throw error;
  return import(/* @vite-ignore */ address + '?again=' + performance.now());
})`;

/** Changes to Vite's preload helper. Its error event has no listeners here, and our pages have no nonce for it. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/baseModule\(\)\.catch\(handlePreloadError\)/, AGAIN],
  [/const e = new Event\("vite:preloadError"[\s\S]*?if \(!e\.defaultPrevented\) /, ''],
  [/const cspNonceMeta = [\s\S]*?const cspNonce = .*;/, ''],
  [/if \(cspNonce\) .*;/, ''],
];

/**
 * Retries a failed import once under another address, because browsers remember that a module's address failed and
 * never request it again. Safari names no address in its error; there the import just fails.
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
