import type { Plugin } from 'vite';

/**
 * The modules that the federation plugin adds to a front end besides its entry. Each would become a file of a few
 * hundred bytes, and nothing runs before all of them are loaded.
 */
const NEEDED_AT_ONCE =
  /\0vite\/preload-helper|\/@module-federation\/|virtual:mf-external-runtime-core|virtual:mf-localSharedImportMap|__loadShare__/;

/** Nearly half of the shell's first scripts: in a file of its own, it loads in parallel with the rest. */
const REACT_DOM = /\/node_modules\/(?:react-dom|scheduler)\//;

/** The federation runtime imports a package's whole package.json for its version. */
const DESCRIPTION = /\/node_modules\/@module-federation\/[^/]+\/package\.json$/;

/** Above the plugin's own groups (1,000,001), one of which would otherwise take Vite's preload helper. */
const PRIORITY = 1_000_002;

/**
 * Puts everything that federation needs at once into one file, `federation-….js`; in the shell also the shared
 * packages, except `react-dom-….js`. Not for a remote that runs alone: its shared packages wait for each other, so each
 * must have its own file.
 */
export function federationFile(): Plugin {
  return {
    name: 'safari:federation-file',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: DESCRIPTION },
      handler: (json) => JSON.stringify({ version: (JSON.parse(json) as { version: string }).version }),
    },
    config: {
      order: 'post',
      handler(config) {
        const output = config.build?.rolldownOptions?.output;
        const splitting = Array.isArray(output) ? undefined : output?.codeSplitting;
        if (typeof splitting !== 'object' || !splitting.groups)
          throw new Error('the federation has no groups of modules to which this one could be added');
        splitting.groups.push(
          { name: 'react-dom', test: REACT_DOM, priority: PRIORITY },
          { name: 'federation', test: NEEDED_AT_ONCE, priority: PRIORITY },
        );
      },
    },
  };
}
