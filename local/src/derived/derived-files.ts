import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readWorkspaces } from '../build/workspaces.js';
import { kubernetesFiles } from '../kubernetes/kubernetes.files.js';
import { containerAddresses } from '../product/container-addresses.js';
import { readProductFile } from '../product/product-file.js';
import { root } from '../settings/places.js';
import { swarmFiles } from '../swarm/swarm.files.js';

export interface DerivedFile {
  readonly path: string;
  readonly content: string;
}

/** Files generated from the folders and `product.json`; `npm run product` writes them. */
export function derivedFiles(clone: string): DerivedFile[] {
  const example = 'deploy/production.env.example';
  const figures = 'deploy/observe/prometheus.yml';
  return [
    { path: 'tsconfig.json', content: references(clone) },
    { path: example, content: withAddresses(clone, readFileSync(join(clone, example), 'utf8')) },
    { path: figures, content: withProcesses(clone, readFileSync(join(clone, figures), 'utf8')) },
    ...kubernetesFiles(readProductFile(clone)),
    ...swarmFiles(readProductFile(clone)),
  ];
}

/** `npm run product` */
export function writeDerivedFiles(): void {
  for (const { path, content } of derivedFiles(root)) {
    if (existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8') === content) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    console.log(`✓ ${path}`);
  }
}

/** Lists every project, since the compiler supports no patterns here. */
function references(clone: string): string {
  const lines = readWorkspaces(clone)
    .filter(({ folder }) => existsSync(join(clone, folder, 'tsconfig.json')))
    .map(({ folder }) => `    { "path": "${folder}" }`);
  return `{\n  "files": [],\n  "references": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

function withAddresses(clone: string, example: string): string {
  const { services, remotes } = readProductFile(clone);
  return example
    .replace(/^SERVICES=.*$/m, `SERVICES=${JSON.stringify(containerAddresses(services))}`)
    .replace(/^REMOTES=.*$/m, `REMOTES=${JSON.stringify(containerAddresses(remotes))}`);
}

/** The targets that Prometheus scrapes. */
function withProcesses(clone: string, settings: string): string {
  const processes = ['gateway', ...Object.values(readProductFile(clone).services)];
  return settings.replace(/names: \[[^\]]*\]/, `names: [${processes.join(', ')}]`);
}
