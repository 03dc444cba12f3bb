import { readdirSync, readFileSync } from 'node:fs';

/** `getconf CLK_TCK`: Linux has 100 everywhere. */
const TICKS_PER_S = 100;

/** Seconds of processor time that a process has used, in its own code and in the kernel's for it. */
export function cpuSeconds(pid) {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}

/** What a process holds in memory, in MB. */
export const residentMb = (pid) => memoryMb(pid, 'Rss');

/** The same, with what several processes hold together, such as Node's own program, shared out among them. */
export const shareMb = (pid) => memoryMb(pid, 'Pss');

function memoryMb(pid, name) {
  const told = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(told)?.[1]) / 1000;
}

/** The process that this one started with that file. @throws Error where there is none */
export function childWith(file) {
  const found = childrenOf(process.pid).find((pid) => commandOf(pid).includes(file));
  if (!found) throw new Error(`no process of ours runs ${file}`);
  return found;
}

/** The environment that it was started with. */
export function environmentOf(pid) {
  const lines = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(lines.map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]));
}

/** Also a server's own workers. */
export function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(statOf(pid)[1]) === parent;
      } catch {
        return false; // it has just ended
      }
    });
}

const commandOf = (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ');

/** What stands behind the name in brackets, which may hold anything: state, parent … utime at 11, stime at 12. */
function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
