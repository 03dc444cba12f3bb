import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="csp-nonce" content="__CSP_NONCE__">
    <meta name="description" content="Safaris in Tanzania.">
    <title>Kilele Safaris</title>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
  </head>
  <body><div id="root"><p>Kilele Safaris</p></div></body>
</html>
`;

const PRELOADS = { App: { scripts: ['remoteEntry.js', 'assets/part-1.js'], styles: ['assets/part-1.css'] } };

/** Built front ends in a folder of their own: shell, catalog and pictures; gallery and admin are not built. */
export function buildFrontEnds(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safari-gateway-'));
  const files = {
    'shell/index.html': SHELL,
    'shell/assets/app-1.js': 'app',
    'catalog/remoteEntry.js': 'entry',
    'catalog/preload.json': JSON.stringify(PRELOADS),
    'catalog/assets/part-1.js': 'part',
    'pictures/lion.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  for (const place of ['shell/assets', 'catalog/assets', 'pictures'])
    mkdirSync(join(folder, place), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return folder;
}

/** The gateway's settings for them. */
export const frontEndTargets = (folder: string): Record<string, string> => ({
  TARGET_SHELL: join(folder, 'shell'),
  TARGET_MFE_CATALOG: join(folder, 'catalog'),
  TARGET_MFE_GALLERY: join(folder, 'not-built'),
  TARGET_MFE_ADMIN: join(folder, 'not-built'),
  PICTURES: join(folder, 'pictures'),
});
