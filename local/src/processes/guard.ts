/**
 * Ends the launcher's children when the launcher dies in any way. The launcher reports every process group that it
 * starts on this process's standard input (`+ pid SIGNAL`, `- pid`); when that pipe closes, the remaining groups are
 * told to stop, and killed if they do not.
 */
import { createInterface } from 'node:readline';
import { signalGroup } from './signal-group.js';

const TIMEOUT_MS = 8_000;
const groups = new Map<number, NodeJS.Signals>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const [sign, pid, signal] = line.split(' ');
  if (sign === '+') groups.set(Number(pid), (signal ?? 'SIGTERM') as NodeJS.Signals);
  else groups.delete(Number(pid));
});
lines.on('close', () => {
  for (const [pid, signal] of groups) signalGroup(pid, signal);
  const began = Date.now();
  const timer = setInterval(() => {
    const late = Date.now() - began > TIMEOUT_MS;
    const alive = [...groups.keys()].filter((pid) => signalGroup(pid, late ? 'SIGKILL' : 0));
    if (alive.length === 0 || late) clearInterval(timer);
  }, 50);
});
