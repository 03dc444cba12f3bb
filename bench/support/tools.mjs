import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unpackDebianPackages } from '../../local/dist/nats/debian-package.js';
import { cache } from '../../local/dist/settings/places.js';

const PACKAGES = ['wrk', 'libluajit-5.1-2', 'nginx', 'nginx-core'];
const folder = join(cache, 'bench');

/**
 * A tool of this system, else unpacked from Debian's packages without installing. @throws Error if it is unavailable
 */
function tool(name) {
  const places = [
    `/usr/bin/${name}`,
    `/usr/sbin/${name}`,
    join(folder, 'usr/bin', name),
    join(folder, 'usr/sbin', name),
  ];
  const find = () => places.find((place) => existsSync(place));
  if (!find()) unpackDebianPackages(folder, PACKAGES);
  const found = find();
  if (!found) throw new Error(`${name} is missing: install it (Debian: apt-get install ${name})`);
  return found;
}

/**
 * Sends requests as fast as possible with wrk; a body is sent as JSON.
 * @returns the number of requests and of failed ones, and latencies in ms
 */
export function load(url, { connections = 1, seconds = 2, headers = {}, body } = {}) {
  const script = join(mkdtempSync(join(tmpdir(), 'safari-wrk-')), 'report.lua');
  writeFileSync(script, body ? `${REPORT}${sending(body)}` : REPORT);
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, ...named, '-s', script, url];
  const libraries = join(folder, 'usr/lib/x86_64-linux-gnu');
  const child = spawn(tool('wrk'), args, { env: { ...process.env, LD_LIBRARY_PATH: libraries } });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      rmSync(join(script, '..'), { recursive: true });
      const report = /\{.*\}/.exec(output);
      if (!report) return reject(new Error(`wrk said: ${output}`));
      const { refused, ...measured } = JSON.parse(report[0]);
      if (refused > 0) return reject(new Error(`${url} was refused ${refused} times`));
      return resolve(measured);
    });
  });
}

const REPORT = `
done = function(summary, latency)
  io.write(string.format('{"requests":%d,"refused":%d,"seconds":%f,"p50":%f,"p99":%f}\\n',
    summary.requests, summary.errors.status + summary.errors.timeout + summary.errors.read,
    summary.duration / 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
`;

const sending = (body) => `
wrk.method = "POST"
wrk.body = [[${JSON.stringify(body)}]]
wrk.headers["content-type"] = "application/json"
`;

/**
 * Starts nginx with one worker that serves these files. @returns its address, its process, and a function to stop it
 */
export async function startNginx(port, files) {
  const root = mkdtempSync(join(tmpdir(), 'safari-nginx-'));
  mkdirSync(join(root, 'files'));
  for (const [name, body] of Object.entries(files)) writeFileSync(join(root, 'files', name), body);
  spawnSync('chmod', ['-R', 'a+rX', root]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${root}/${kind};`,
  );
  writeFileSync(
    join(root, 'nginx.conf'),
    `daemon off; master_process off; worker_processes 1; pid ${root}/pid; error_log ${root}/error.log;
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
       default_type application/json; etag on; ${temporary.join(' ')}
       server { listen 127.0.0.1:${port}; root ${root}/files; }
     }`,
  );
  const child = spawn(tool('nginx'), ['-c', join(root, 'nginx.conf'), '-p', root], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(address).catch(() => undefined)) break;
    await sleep(50);
  }
  return {
    address,
    pid: child.pid,
    stop: () => {
      child.kill('SIGTERM');
      rmSync(root, { recursive: true, force: true });
    },
  };
}
