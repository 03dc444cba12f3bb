// Three nodes, and what takes one of them away: deploy/swarm/README.md says what the settings name.
import { run } from '../compose.mjs';

export const NODES = [1, 2, 3];

const setting = (name) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: deploy/swarm/README.md says what it names`);
  return value;
};

/** Where the engine of a node answers. */
export const engineOf = (node) => setting('SWARM_ENGINE').replaceAll('{n}', node);
/** Where visitors meet a node. */
export const doorOf = (node) => `http://${setting('SWARM_ADDRESS').replaceAll('{n}', node)}:8080`;

/** `up 3`, `load IMAGE…`, `kill N`, `start N`, `cut N`, `heal N`, `down` */
export const lab = (...words) => run(setting('SWARM_LAB'), words.map(String));

/** Long enough for two cores that run all three nodes; nothing is judged by it but that it ends. */
export const SECONDS = 600;

/** @returns how long it took, in words */
export async function timed(what, work) {
  const began = Date.now();
  await work();
  return `${what} after ${((Date.now() - began) / 1_000).toFixed(0)} s`;
}
