import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  type ConfigEnv,
  defaultClientConditions,
  defineConfig,
  type UserConfig,
  type UserConfigFnObject,
} from 'vite';
import { compressed } from './compressed.plugin.ts';
import { devServer } from './dev-server.ts';
import { federationFile } from './federation-file.plugin.ts';
import { filesByParts } from './files-by-parts.ts';
import { formerFiles } from './former-files.plugin.ts';
import { importAgain } from './import-again.plugin.ts';
import { manifest } from './manifest.plugin.ts';
import { preloadShellChunks } from './preload-shell-chunks.plugin.ts';
import { SHARED } from './shared-modules.ts';

const shared = (extra: { eager?: boolean; import?: false }) =>
  Object.fromEntries(
    Object.entries(SHARED).map(([name, requiredVersion]) => [
      name,
      { singleton: true, requiredVersion, ...extra },
    ]),
  );

/**
 * A timeout in seconds. With `import: false` the plugin limits each shared module to the names that are in use when the
 * module graph has been idle for 10 ms; on a busy machine that is too early, and the build fails with MISSING_EXPORT.
 * After a timeout it keeps every export instead, which costs a few bytes and never fails.
 */
const ALL_EXPORTS = 0.001;

/**
 * Property reads in our sources and what they bundle have no side effects. Otherwise tree shaking would keep a read of
 * every export of each shared module: 2 kB of 194 on the landing page.
 */
const NO_GETTERS = { propertyReadSideEffects: false } as const;

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** react-router's package exports its development build to bundlers, even in production builds. */
const ROUTER = {
  'react-router/dom': `${ROOT}node_modules/react-router/dist/production/dom-export.mjs`,
  'react-router': `${ROOT}node_modules/react-router/dist/production/index.mjs`,
};

const common = (env: ConfigEnv, name: string): UserConfig => ({
  resolve: {
    conditions: ['@safari/source', ...defaultClientConditions],
    alias: {
      'react-style-singleton': `${ROOT}packages/ui/src/overlays/adopted-styles.ts`,
      ...(env.command === 'build' && ROUTER),
    },
  },
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows files of our own origin only, so no asset is inlined as a data URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: true,
    rolldownOptions: { treeshake: NO_GETTERS },
  },
  server: devServer(env, name, ROOT),
});

/** The shell's Vite configuration: the shell provides the one copy of every shared module. */
export function shellConfig(): UserConfigFnObject {
  return defineConfig((env) => ({
    ...common(env, 'shell'),
    plugins: [
      react(),
      tailwindcss(),
      federation({
        name: 'shell',
        filename: 'remoteEntry.js',
        remotes: {},
        dts: false,
        shared: shared({ eager: true }),
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true },
        disableSnapshot: env.command === 'build',
        dev: { remoteHmr: true },
      }),
      federationFile(),
      importAgain(),
      preloadShellChunks(),
      // the page itself lists the shell's files
      manifest('shell', { './App': './src/main.tsx' }),
      compressed(),
      formerFiles(),
    ],
  }));
}

/**
 * A remote's Vite configuration. `exposes` maps exposed names to files, e.g. `{ './App': './src/app/app.tsx' }`. In
 * development and with `vite build --mode standalone` the remote runs alone; a plain build runs inside the shell only.
 */
export function remoteConfig(name: string, exposes: Record<string, string>): UserConfigFnObject {
  return defineConfig((env) => {
    const inShell = env.command === 'build' && env.mode !== 'standalone';
    const parts = filesByParts(exposes);
    const { build, ...rest } = common(env, name);
    return {
      ...rest,
      build: {
        ...build,
        ...(inShell
          ? {
              rolldownOptions: {
                ...build?.rolldownOptions,
                input: Object.values(exposes),
                output: { codeSplitting: { groups: parts.groups } },
              },
            }
          : {}),
      },
      base: baseOf(name, env, inShell),
      plugins: [
        react(),
        tailwindcss(),
        federation({
          name,
          filename: 'remoteEntry.js',
          exposes,
          manifest: true,
          dts: false,
          shared: shared(inShell ? { import: false } : {}),
          shareStrategy: 'loaded-first',
          ...(inShell
            ? {
                experiments: { externalRuntime: true },
                disableRemote: true,
                disableSnapshot: true,
                moduleParseTimeout: ALL_EXPORTS,
              }
            : {}),
          dev: { remoteHmr: true },
        }),
        parts.plugin,
        inShell && federationFile(),
        importAgain(),
        manifest(name, exposes),
        compressed(),
        formerFiles(),
      ],
    };
  });
}

/** The base path: in the shell, relative to the remote's entry; in development, its path at the gateway; alone, `/`. */
function baseOf(name: string, { command }: ConfigEnv, inShell: boolean): string {
  if (inShell) return './';
  return command === 'serve' && process.env.DEV_BASE ? `/mfe/${name}/` : '/';
}
