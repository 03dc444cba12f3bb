import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { whoAndWhere } from '../src/events/broker.js';
import { PLACES } from '../src/schemas/places.js';
import { startBroker, type TestBroker } from '../src/testing/index.js';
import { selfSigned } from './self-signed.js';

let folder: string;
let certificate: string;
let plain: TestBroker;
let secure: TestBroker;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'safari-tls-'));
  certificate = join(folder, 'cert.pem');
  const [key, config] = [join(folder, 'key.pem'), join(folder, 'nats.conf')];
  const made = selfSigned();
  await writeFile(certificate, made.cert);
  await writeFile(key, made.key);
  const users = await readFile(PLACES.broker, 'utf8');
  await writeFile(config, `${users}\ntls { cert_file: "${certificate}", key_file: "${key}" }\n`);
  plain = await startBroker();
  secure = await startBroker(config);
});
afterAll(async () => {
  await plain.remove();
  await secure.remove();
  await rm(folder, { recursive: true });
});

/** The options of a process that reaches the broker by this scheme. */
const optionsFor = (broker: TestBroker, scheme: string) => {
  const url = broker.urlFor('svc-catalog').replace(/^nats:(.*)127\.0\.0\.1/, `${scheme}:$1localhost`);
  return whoAndWhere({ url, service: 'svc-catalog' });
};

it('tells nothing to a broker without TLS where the address asks for it', async () => {
  await expect(connect(optionsFor(plain, 'tls'))).rejects.toThrow(/does not support 'tls'/);
  const control = await connect(optionsFor(plain, 'nats'));
  await control.close();
});

it('tells nothing to one whose certificate nobody vouches for', async () => {
  await expect(connect(optionsFor(secure, 'tls'))).rejects.toThrow(/self.signed/);
});

it('speaks by TLS to one whose certificate is trusted by NODE_EXTRA_CA_CERTS', async () => {
  const script = `
    import { connect } from '@nats-io/transport-node';
    const connection = await connect(JSON.parse(process.argv[1]));
    await connection.flush();
    console.log(connection.protocol.transport.isEncrypted());
    await connection.close();`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script, JSON.stringify(optionsFor(secure, 'tls'))],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
  );
  expect(stdout).toBe('true\n');
});
