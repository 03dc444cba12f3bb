import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';

/**
 * Bundles the compiled service in the working directory with the packages it uses: `dist/bundle/main.js` and a few
 * chunks. V8 keeps the source of every module in memory, and loading 2,500 files takes half of a service's start.
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

/** Packages that look for files beside them (a worker, fonts, a native library), and reflect-metadata, which must run first. */
const EXTERNAL = ['@node-rs/argon2', 'pdfkit', 'pino', 'reflect-metadata', 'sharp'];

/** Chunks of packages. One chunk of all would leave malloc's heap three times as large: parsing it needs that much. */
const GROUPS = [
  { name: 'typeorm', test: /\/node_modules\/typeorm\// },
  { name: 'http', test: /\/node_modules\/(undici|fastify|ajv|fast-[\w-]+|find-my-way|nodemailer)\// },
  { name: 'libraries', test: /\/node_modules\//, entriesAware: true },
];

/** Imports of packages that are never used here, as [importer, imported]. */
const UNUSED = [
  // TypeORM has drivers of 16 other databases
  [/\/typeorm\/driver\/DriverFactory\.js$/, /^\.\/(?!postgres\/)[\w-]+\/\w+Driver$/],
  // class-validator's `@IsPhoneNumber()`; `telephone.validator.ts` is used instead
  [/\/class-validator\/.*\/IsPhoneNumber\.js$/, /^libphonenumber-js\b/],
  // Fastify's compilers of route schemas; Nest's pipe validates instead
  [/\/fastify\/lib\/schema-controller\.js$/, /^@fastify\/(ajv|fast-json-stringify)-compiler$/],
];

const unused = {
  name: 'unused',
  resolveId: (source, importer = '') =>
    UNUSED.some(([who, what]) => who.test(importer) && what.test(source)) ? '\0unused' : null,
  load: (id) => (id === '\0unused' ? 'module.exports = () => undefined;' : null),
};

/** `import.meta.url` stays that of the compiled module, since our modules find fonts and workers relative to it. */
const compiledAddresses = (output) => ({
  name: 'compiled-addresses',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta.url')) return null;
    const own = JSON.stringify(relative(output, id));
    return code.replaceAll('import.meta.url', `new URL(${own}, import.meta.url).href`);
  },
});

/** @nestjs/typeorm checks for exports of older releases by `require`, which would load TypeORM a second time. */
const oneTypeorm = {
  name: 'one-typeorm',
  transform(code, id) {
    if (!id.endsWith('/@nestjs/typeorm/dist/common/typeorm-compat.js')) return null;
    return `import * as typeormPackage from 'typeorm';\n${code.replace(`require('typeorm')`, 'typeormPackage')}`;
  },
};

/** Minifies packages, keeping the names of functions; our own code stays as it is, so that stack traces are readable. */
const smallLibraries = {
  name: 'small-libraries',
  renderChunk(code, { fileName, moduleIds }) {
    if (!moduleIds.every((id) => id.includes('/node_modules/') || id.startsWith('\0'))) return null;
    return minifySync(fileName, code, { module: true, mangle: { keepNames: true } }).code;
  },
};

/** V8 stores a source with two bytes per character if a single one is outside Latin-1. */
const ascii = {
  name: 'ascii',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) file.code = file.code?.replaceAll(/[^\0-\x7f]/g, escaped);
  },
};

const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Optional dependencies that are not installed stay imports, which fail where a package tries them. */
function onLog(level, log, report) {
  if (log.code !== 'UNRESOLVED_IMPORT') report(level, log);
}

await bundle();
