// Does what `npm start` does, with data of its own; sends the product's processes to its parent once they are ready.
import { prepare } from '../../local/bin/prepare.mjs';

await prepare();
const { startProduct, FOLDERS } = await import('./product.mjs');
const product = await startProduct({ kept: process.argv[2] });
process.once('SIGTERM', () => void product.stop().then(() => process.exit(0)));
process.send(FOLDERS.map((folder) => product.pid(folder)));
