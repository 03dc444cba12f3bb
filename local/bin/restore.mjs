import { prepare } from './prepare.mjs';

await prepare();
const { restore } = await import('../dist/backup/backup.commands.js');
await restore();
