import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { build, type Rolldown } from 'vite';

const ENTRY = 'virtual:safari-entry';
const CONDITIONS = ['@safari/source'];

/**
 * Sources of a front end as one CommonJS file for Node.
 * @param selfContained bundles third-party packages, too; else they are required
 */
export async function bundleForServer(
  root: string,
  code: string,
  { selfContained }: { selfContained: boolean },
): Promise<string> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve: { conditions: CONDITIONS },
    ssr: { noExternal: selfContained ? true : [/^@safari\//], resolve: { conditions: CONDITIONS } },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, output: { format: 'cjs', codeSplitting: false } },
    },
    plugins: [
      {
        name: 'safari:entry',
        resolveId: (id) => (id === ENTRY ? `${root}/${ENTRY.slice('virtual:'.length)}.ts` : undefined),
        load: (id) => (id.endsWith(ENTRY.slice('virtual:'.length) + '.ts') ? code : undefined),
      },
    ],
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}

/** What a CommonJS file of ours exports. */
export function evaluate(code: string): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  const run = compileFunction(code, ['module', 'exports', 'require']);
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}
