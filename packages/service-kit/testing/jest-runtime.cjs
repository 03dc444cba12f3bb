const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { compileFunction, SyntheticModule } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const LIBRARY = '/node_modules/';
const OF_TESTS = /\.(spec|itest|faults)\.ts$|\/test(ing)?\//;

/** Of this process, by path: what was loaded for one file of tests serves the next one, too. */
const libraries = new Map();
const product = new Map();
/** The loader of the file of tests that runs now. */
let current;

/**
 * Jest's runtime, which keeps modules from one file of tests to the next (decision 55): libraries are Node's own, the
 * product's are loaded once, what tests bring along is each file's own. Works with `jest-environment.cjs` alone.
 */
class KeptModules extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    keepModules(this.esmLoader, config.testEnvironmentOptions);
    compileInThisRealm(this.executor);
  }
}

function keepModules(loader, { keepsProduct = true }) {
  const { loadEsmModule, loadCjsAsEsm, dynamicImport } = loader;
  current = dynamicImport;
  loader.dynamicImport = (...args) => current(...args);
  loader.getContext = () => undefined;
  loader.loadEsmModule = (file, suffix = '') => {
    if (file.includes(LIBRARY)) return once(libraries, file, importLibrary);
    const load = () => loadEsmModule.call(loader, file, suffix);
    return keepsProduct && isProduct(file) ? once(product, file + suffix, load) : load();
  };
  loader.loadCjsAsEsm = (from, file, ...rest) =>
    file.includes(LIBRARY)
      ? once(libraries, file, importLibrary)
      : loadCjsAsEsm.call(loader, from, file, ...rest);
}

const isProduct = (file) => path.isAbsolute(file) && !OF_TESTS.test(file);

function once(kept, key, load) {
  if (!kept.has(key)) kept.set(key, load(key));
  return kept.get(key);
}

/** Node's own module under the names that it exports. */
async function importLibrary(file) {
  const exported = await import(pathToFileURL(file).href);
  const names = Object.keys(exported);
  const module = new SyntheticModule(
    names,
    () => {
      for (const name of names) module.setExport(name, exported[name]);
    },
    { identifier: file },
  );
  await module.link(() => {});
  await module.evaluate();
  return module;
}

function compileInThisRealm(executor) {
  executor.compile = (source, filename) =>
    compileFunction(source, executor.injectedModuleParameters, {
      filename,
      importModuleDynamically: (specifier, _, attributes) =>
        executor.dynamicImport(specifier, filename, undefined, attributes),
    });
}

module.exports = KeptModules;
