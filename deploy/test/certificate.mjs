import { join } from 'node:path';
import { run } from './compose.mjs';

/** Signed by itself for that host, for two days: `entrance.key` and `entrance.crt` in the folder. @returns their paths */
export async function makeCertificate(folder, host) {
  const [key, crt] = ['entrance.key', 'entrance.crt'].map((file) => join(folder, file));
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const named = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  await run('openssl', [...made, '-days', '2', ...named, '-keyout', key, '-out', crt]);
  return { key, crt };
}
