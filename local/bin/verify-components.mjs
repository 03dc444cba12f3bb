import { prepare } from './prepare.mjs';

await prepare();
const { verify } = await import('../dist/supply-chain/components.command.js');
await verify();
