// @ts-check
import { Console } from 'node:console';
import { compileFunction, createContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';

/** A page says little of itself; whatever is longer is a fault. */
const LONGEST_ANSWER = 1_000_000;

/** @type {Map<string, { exports?: Record<string, (argument: unknown) => unknown>, fault?: string }>} */
const halves = new Map();
/** @type {Map<string, unknown>} */
const lists = new Map();

parentPort?.on('message', (message) => {
  if (message.kind === 'half') load(message);
  else if (message.kind === 'list') lists.set(message.key, message.list);
  else void answer(message);
});
parentPort?.postMessage({ ready: true });

/** Each in a realm of its own, so that none changes what another's built-in objects do. @param {any} half */
function load({ remote, code }) {
  const module = { exports: {} };
  try {
    const parsingContext = createContext({ URL, URLSearchParams, console: new Console(process.stderr) });
    compileFunction(code, ['module', 'exports'], { parsingContext })(module, module.exports);
    halves.set(remote, { exports: module.exports });
  } catch (error) {
    halves.set(remote, { fault: `it does not load: ${textOf(error)}` });
  }
}

/** @param {any} message */
async function answer(message) {
  try {
    parentPort?.postMessage({ answer: await answerTo(message) });
  } catch (error) {
    parentPort?.postMessage({ fault: textOf(error) });
  }
}

/** @param {any} message */
async function answerTo({ remote, ask, argument, data }) {
  const { exports: half, fault } = halves.get(remote) ?? {};
  if (!half) throw new Error(fault);
  const told = Object.fromEntries(Object.entries(data).map(([name, key]) => [name, lists.get(String(key))]));
  const answer =
    ask === 'describe' ? await half.describe?.({ ...argument, data: told }) : await half.addresses?.(told);
  const text = JSON.stringify(answer);
  if (text?.length > LONGEST_ANSWER) throw new Error('its answer is too long');
  return text;
}

/** Errors of another realm are not instances of this one's `Error`. @param {unknown} error */
function textOf(error) {
  return String(/** @type {{ message?: unknown } | null} */ (error)?.message ?? error);
}
