// `npm run release`: records the current contracts (events, APIs, schemas, shared exports) in docs/contracts; the next
// version is checked against them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENTS = 'svc-[a-z-]+/test/document\\.itest|web-kit/build/shared-names';

run('local/bin/test.mjs', '--only', 'unit', '--testPathPatterns', DOCUMENTS);
run('packages/service-kit/dist/schemas/write-released.js'); // fails if a service has written nothing

function run(...args) {
  const env = { ...process.env, SAFARI_RELEASING: 'yes' };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
