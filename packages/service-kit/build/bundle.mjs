import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';

/**
 * Joins the compiled modules of the service in the working directory and the packages they use in `dist/bundle/main.js`
 * and a few files beside it: V8 keeps the text of every module that it loads, and loading 2,500 files is half of a start.
 */
async function bundle() {
  const compiled = resolve('dist');
  const output = join(compiled, 'bundle');
  const build = await rolldown({
    input: join(compiled, 'main.js'),
    platform: 'node',
    external: EXTERNAL,
    plugins: [unused, compiledAddresses(output), oneTypeorm],
    onLog,
  });
  rmSync(output, { recursive: true, force: true });
  await build.write({
    dir: output,
    entryFileNames: 'main.js',
    chunkFileNames: '[name]-[hash].js',
    comments: false,
    keepNames: true,
    codeSplitting: { groups: GROUPS },
    plugins: [smallLibraries, ascii],
  });
  await build.close();
}

/** These find files of their own (a worker, a native library); reflect-metadata has to run before all others. */
const EXTERNAL = ['@node-rs/argon2', 'pino', 'reflect-metadata', 'sharp'];

/** Packages apart from our modules, the large ones by themselves: parsing one file of all leaves malloc a heap of thrice the size. */
const GROUPS = [
  { name: 'typeorm', test: /\/node_modules\/typeorm\// },
  { name: 'http', test: /\/node_modules\/(undici|fastify|ajv|fast-[\w-]+|find-my-way|nodemailer)\// },
  { name: 'libraries', test: /\/node_modules\//, entriesAware: true },
];

/** What packages import for cases that do not occur here: who imports it, and what. */
const UNUSED = [
  // TypeORM has a driver for each of 17 databases
  [/\/typeorm\/driver\/DriverFactory\.js$/, /^\.\/(?!postgres\/)[\w-]+\/\w+Driver$/],
  // class-validator's `@IsPhoneNumber()`; ours is `telephone.validator.ts`
  [/\/class-validator\/.*\/IsPhoneNumber\.js$/, /^libphonenumber-js\b/],
];

const unused = {
  name: 'unused',
  resolveId: (source, importer = '') =>
    UNUSED.some(([who, what]) => who.test(importer) && what.test(source)) ? '\0unused' : null,
  load: (id) => (id === '\0unused' ? 'module.exports = {};' : null),
};

/** A module of ours finds files (fonts, workers) from where the compiler wrote it, not from the bundle. */
const compiledAddresses = (output) => ({
  name: 'compiled-addresses',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta.url')) return null;
    const own = JSON.stringify(relative(output, id));
    return code.replaceAll('import.meta.url', `new URL(${own}, import.meta.url).href`);
  },
});

/** Nest's module for TypeORM looks for what older releases export by `require`, which would load a second TypeORM. */
const oneTypeorm = {
  name: 'one-typeorm',
  transform(code, id) {
    if (!id.endsWith('/@nestjs/typeorm/dist/common/typeorm-compat.js')) return null;
    return `import * as typeormPackage from 'typeorm';\n${code.replace(`require('typeorm')`, 'typeormPackage')}`;
  },
};

/** Our own code keeps its lines, for stack traces name them; of packages they name the functions. */
const smallLibraries = {
  name: 'small-libraries',
  renderChunk(code, { fileName, moduleIds }) {
    if (!moduleIds.every((id) => id.includes('/node_modules/') || id.startsWith('\0'))) return null;
    return minifySync(fileName, code, { module: true, mangle: { keepNames: true } }).code;
  },
};

/** V8 keeps two bytes for each character of a file in which a single one is beyond Latin-1. */
const ascii = {
  name: 'ascii',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) file.code = file.code?.replaceAll(/[^\0-\x7f]/g, escaped);
  },
};

const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Packages try optional ones that are not installed: they stay imports, which fail when they are tried. */
function onLog(level, log, report) {
  if (log.code !== 'UNRESOLVED_IMPORT') report(level, log);
}

await bundle();
