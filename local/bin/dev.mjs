import { prepare } from './prepare.mjs';

await prepare();
const { dev } = await import('../dist/dev.js');
await dev();
