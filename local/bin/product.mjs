import { prepare } from './prepare.mjs';

await prepare();
const { writeDerivedFiles } = await import('../dist/product/derived-files.js');
writeDerivedFiles();
