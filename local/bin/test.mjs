import { prepare } from './prepare.mjs';

await prepare();
const { test } = await import('../dist/test.js');
await test();
