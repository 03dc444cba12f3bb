// Loaded by every measured process: the first SIGUSR2 starts a CPU profile, the second writes it to the folder
// NODE_PROFILES, named after the process id. Until then it costs nothing.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const INTERVAL_US = 500;
let profiler;

const ask = (method, parameters) =>
  new Promise((resolve, reject) =>
    profiler.post(method, parameters, (error, answer) => (error ? reject(error) : resolve(answer))),
  );

async function begin() {
  const { Session } = await import('node:inspector');
  profiler = new Session();
  profiler.connect();
  await ask('Profiler.enable');
  await ask('Profiler.setSamplingInterval', { interval: INTERVAL_US });
  await ask('Profiler.start');
}

async function end() {
  const { profile } = await ask('Profiler.stop');
  profiler.disconnect();
  profiler = undefined;
  const file = join(process.env.NODE_PROFILES, `${process.pid}.json`);
  writeFileSync(`${file}.part`, JSON.stringify(profile));
  renameSync(`${file}.part`, file); // atomic, for those who wait for it
}

process.on('SIGUSR2', () => void (profiler ? end() : begin()));
