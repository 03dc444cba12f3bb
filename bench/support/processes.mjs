import { readdirSync, readFileSync } from 'node:fs';

/** `getconf CLK_TCK`, which is 100 on every Linux. */
const TICKS_PER_S = 100;

/** CPU seconds that a process has used, in user and kernel mode. */
export function cpuSeconds(pid) {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}

/** A process's resident memory, in MB. */
export const residentMb = (pid) => memoryMb(pid, 'Rss');

/** The same with shared memory divided among the processes that share it. */
export const shareMb = (pid) => memoryMb(pid, 'Pss');

function memoryMb(pid, name) {
  const told = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(told)?.[1]) / 1000;
}

/** The child process that runs that file. @throws Error if there is none */
export function childWith(file) {
  const found = childrenOf(process.pid).find((pid) => commandOf(pid).includes(file));
  if (!found) throw new Error(`no process of ours runs ${file}`);
  return found;
}

/** A process's environment at its start. */
export function environmentOf(pid) {
  const lines = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(lines.map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]));
}

/** Including workers of a server. */
export function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(statOf(pid)[1]) === parent;
      } catch {
        return false; // it has just exited
      }
    });
}

const commandOf = (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ');

/** The fields after the name in parentheses, which may contain anything: state, parent … utime at 11, stime at 12. */
function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
