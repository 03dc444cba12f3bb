import { prepare } from './prepare.mjs';

await prepare();
const { start } = await import('../dist/start.js');
await start();
