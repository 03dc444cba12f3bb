import { prepare } from './prepare.mjs';

await prepare();
const { reset } = await import('../dist/reset.js');
await reset();
