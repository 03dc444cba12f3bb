import { prepare } from './prepare.mjs';

await prepare();
const { backup } = await import('../dist/backup/backup.commands.js');
await backup();
