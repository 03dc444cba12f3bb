// Loaded by every process of the product that is measured: the first SIGUSR2 begins a profile of it, the second writes
// it into the folder NODE_PROFILES under the process's id. Until then it costs nothing.
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
  renameSync(`${file}.part`, file); // whoever waits for it finds it whole
}

process.on('SIGUSR2', () => void (profiler ? end() : begin()));
