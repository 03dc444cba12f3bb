import { prepare } from './prepare.mjs';

await prepare();
const { writeDerivedFiles } = await import('../dist/derived/derived-files.js');
writeDerivedFiles();
