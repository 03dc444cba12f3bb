import { prepare } from './prepare.mjs';

await prepare();
const { verify } = await import('../dist/backup/backup.commands.js');
await verify();
