import type { Plugin } from 'vite';

/**
 * The modules that the federation plugin adds to a front end besides its entry. Each would become a file of some
 * hundred bytes, and nothing can start before all of them are loaded.
 */
const NEEDED_AT_ONCE =
  /\0vite\/preload-helper|\/@module-federation\/|virtual:mf-external-runtime-core|virtual:mf-localSharedImportMap/;

/** Above the plugin's own groups (1,000,001), one of which would otherwise take Vite's preload helper. */
const PRIORITY = 1_000_002;

/**
 * One file, `federation-….js`, of what the federation needs at once; in the shell it holds the shared packages, too. Not
 * for a remote that runs alone: its shared packages wait for each other, and must each have a file.
 */
export function federationFile(): Plugin {
  return {
    name: 'safari:federation-file',
    apply: 'build',
    config: {
      order: 'post',
      handler(config) {
        const output = config.build?.rolldownOptions?.output;
        const splitting = Array.isArray(output) ? undefined : output?.codeSplitting;
        if (typeof splitting !== 'object' || !splitting.groups)
          throw new Error('the federation has no groups of modules to which this one could be added');
        splitting.groups.push({ name: 'federation', test: NEEDED_AT_ONCE, priority: PRIORITY });
      },
    },
  };
}
