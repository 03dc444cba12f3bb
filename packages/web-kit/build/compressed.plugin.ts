import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|html|svg|json)$/;
const MIN_BYTES = 256;

/** Blocks of 128 KiB: our scripts compress better than with the block size that the encoder chooses. */
const BROTLI = { params: { [constants.BROTLI_PARAM_LGBLOCK]: 17 } };

/** Writes `.br` and `.gz` beside every text file of the build, so that the gateway never compresses one itself. */
export function compressed(): Plugin {
  let dir = '';
  return {
    name: 'safari:compressed',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      dir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
          // The gateway completes the page (nonce, hints), so it also compresses it.
          if (!WORTH_IT.test(file) || file === 'index.html') continue;
          const path = join(dir, file);
          const content = readFileSync(path);
          if (content.length < MIN_BYTES) continue;
          writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
          writeFileSync(`${path}.br`, brotliCompressSync(content, BROTLI));
        }
      },
    },
  };
}
