// @ts-check
// Draws pages from the shell's and the remotes' own screens, in a process that knows nothing but what it is handed.
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

/** What the shell's screens may use of Node: all that React's own renderer for Node does. */
const BUILTINS = new Set(['async_hooks', 'crypto', 'stream', 'util']);

/**
 * @typedef {Record<string, any>} Module
 * @typedef {{ shell: Module, screens: Map<string, Module> }} FrontEnds
 */

const own = createRequire(import.meta.url);
/** @type {FrontEnds | undefined} */
let frontEnds;
/** @type {Map<string, (answer: any) => void>} */
const asked = new Map();

process.on('message', (/** @type {any} */ message) => {
  if (message.kind === 'front ends') load(message);
  else if (message.kind === 'answer') asked.get(message.key)?.(message);
  else void draw(message);
});
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' });

/** Replaces everything, so that nothing of an older build is left. @param {any} message */
function load({ shell: code, remotes }) {
  const shell = evaluate(code, (name) => {
    const builtin = name.replace(/^node:/, '');
    if (BUILTINS.has(builtin)) return own(`node:${builtin}`);
    throw new Error(`the shell's screens may not use ${name}`);
  });
  const screens = new Map();
  for (const { name, code } of remotes) {
    try {
      screens.set(
        name,
        evaluate(code, (wanted) => shared(shell, wanted)),
      );
    } catch (error) {
      console.error(`the screens of ${name} do not load:`, error);
    }
  }
  frontEnds = { shell, screens };
}

/** @param {Module} shell @param {string} name */
function shared(shell, name) {
  if (Object.hasOwn(shell.shared, name)) return shell.shared[name];
  throw new Error(`${name} is not shared`);
}

/** @param {string} code @param {(name: string) => unknown} require @returns {Module} */
function evaluate(code, require) {
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, require);
  return module.exports;
}

/** @param {any} order */
async function draw({ id, ...order }) {
  try {
    if (!frontEnds) throw new Error('no front ends have been loaded');
    const { shell, screens } = frontEnds;
    const read = (/** @type {string} */ path) => ask(id, path);
    const drawn = await shell.drawPage({
      ...order,
      read,
      screens: (/** @type {string} */ name) => screens.get(name),
    });
    process.send?.({ kind: 'drawn', id, drawn });
  } catch (error) {
    process.send?.({ kind: 'fault', id, fault: String(/** @type {any} */ (error)?.stack ?? error) });
  }
}

/** @param {number} id @param {string} path @returns {Promise<unknown>} */
function ask(id, path) {
  const key = `${id} ${path}`;
  return new Promise((resolve, reject) => {
    asked.set(key, ({ content, fault }) => {
      asked.delete(key);
      if (fault === undefined) resolve(content);
      else reject(new Error(fault));
    });
    process.send?.({ kind: 'read', id, key, path });
  });
}
