import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { build, type Plugin, type Rolldown } from 'vite';

const ENTRY = 'virtual:safari-entry';
const CONDITIONS = ['@safari/source'];

interface BundleOptions {
  /** Bundles third-party packages, too; otherwise they are required. */
  selfContained: boolean;
  /** Modules that are required even then. */
  external?: readonly string[];
  /** Replaces each dynamically imported file with a module whose default export is the file's path. */
  onlyNamesLater?: boolean;
}

/** Bundles sources of a front end into one CommonJS file for Node, without style sheets. */
export async function bundleForServer(
  root: string,
  code: string,
  { selfContained, external = [], onlyNamesLater = false }: BundleOptions,
): Promise<string> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: CONDITIONS, dedupe: ['react', 'react-dom'] },
    ssr: {
      noExternal: selfContained ? true : [/^@safari\//],
      external: [...external],
      resolve: { conditions: CONDITIONS },
    },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        input: ENTRY,
        external: [...external],
        output: { format: 'cjs', codeSplitting: false },
      },
    },
    plugins: [
      {
        name: 'safari:entry',
        resolveId: (id) => (id === ENTRY ? `${root}/${ENTRY.slice('virtual:'.length)}.ts` : undefined),
        load: (id) => (id.endsWith(ENTRY.slice('virtual:'.length) + '.ts') ? code : undefined),
      },
      noStyles(),
      onlyNamesLater && namesOfLater(),
    ],
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}

/** Style sheets are needed in the browser only. */
function noStyles(): Plugin {
  const nothing = '\0no-styles';
  return {
    name: 'safari:no-styles',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? nothing : undefined),
    load: (id) => (id === nothing ? 'export {}' : undefined),
  };
}

function namesOfLater(): Plugin {
  const mark = '\0name:';
  return {
    name: 'safari:names-of-later',
    enforce: 'pre',
    async resolveDynamicImport(specifier, importer) {
      const file = typeof specifier === 'string' ? await this.resolve(specifier, importer) : undefined;
      return file ? `${mark}${file.id}` : undefined;
    },
    load: (id) =>
      id.startsWith(mark) ? `export default ${JSON.stringify(id.slice(mark.length))}` : undefined,
  };
}

/** Runs CommonJS code of ours and returns its exports. */
export function evaluate(code: string): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  const run = compileFunction(code, ['module', 'exports', 'require']);
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}
