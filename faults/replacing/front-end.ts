import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../local/src/settings/ports.js';
import { keepBeside, ownFiles } from '../../packages/web-kit/build/former-files.js';
import { Door } from './door.js';

const PAGE =
  '<!doctype html><html lang="en"><head><title>Safaris</title></head><body><div id="root"></div></body></html>';
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
  html: 'text/html',
};

type Files = (name: string) => Buffer | undefined;

/** A front end as two containers serve it: with the files of one release, and those that open pages still need. */
export class FrontEnd {
  /** The release that is being served. */
  release = 0;
  private servers: Server[] = [];

  private constructor(
    readonly name: string,
    private readonly folder: string,
    private readonly port: number,
    private readonly door: Door,
  ) {}

  static async open(name: string, data: string): Promise<FrontEnd> {
    const port = await freePort();
    const frontEnd = new FrontEnd(name, join(data, name), port, await Door.at(port));
    await frontEnd.replace();
    return frontEnd;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** A file that a page of that release loads for a screen, with its path at the gateway. */
  chunk(release = this.release): { path: string; text: string } {
    const base = this.name === 'shell' ? '' : `/mfe/${this.name}`;
    return { path: `${base}/assets/screen-${release}.js`, text: `export const screen = ${release};` };
  }

  /**
   * Builds the next release with another screen, and replaces the servers one after another.
   * @param meanwhile runs while one is replaced and the other is not
   */
  async replace(meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const former = this.servers;
    this.build(this.release + 1);
    const files = snapshot(this.folder);
    const first = await serve(files);
    this.lead([first, ...former.slice(1)]);
    this.release += 1;
    await meanwhile();
    this.lead([first, await serve(files)]);
    for (const server of former) {
      server.close();
      server.closeIdleConnections();
    }
  }

  private lead(servers: Server[]): void {
    this.servers = servers;
    this.door.leadTo(...servers.map((server) => (server.address() as AddressInfo).port));
  }

  close(): void {
    this.door.close();
    for (const server of this.servers) {
      server.close();
      server.closeAllConnections();
    }
  }

  private build(release: number): void {
    const former = ownFiles(this.folder);
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(join(this.folder, 'assets'), { recursive: true });
    const write = (name: string, text: string) => writeFileSync(join(this.folder, name), text);
    write(`assets/screen-${release}.js`, this.chunk(release).text);
    write('remoteEntry.js', `export const release = ${release};`);
    write('manifest.json', JSON.stringify(this.manifest(release)));
    if (this.name === 'shell') write('index.html', PAGE);
    keepBeside(this.folder, former);
  }

  private manifest(release: number) {
    const isShell = this.name === 'shell';
    const path = isShell ? '*' : `/${this.name}`;
    const route = { path, frame: 'public', indexed: false, title: { en: `Release ${release}` } };
    const part = { name: 'App', scripts: [`assets/screen-${release}.js`], styles: [] };
    const description = isShell ? { description: { en: 'Safaris' } } : {};
    return { version: 1, name: this.name, ...description, routes: [route], navigation: [], parts: [part] };
  }
}

async function serve(files: Files): Promise<Server> {
  const server = createServer(({ url = '/' }, answer) => {
    const name = url.split('?')[0]?.slice(1) || 'index.html';
    const content = files(name);
    answer.writeHead(content ? 200 : 404, {
      'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain',
    });
    answer.end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** A copy, since an image never changes after its build. */
function snapshot(folder: string): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const known = new Map(files.map((file) => [file.slice(folder.length + 1), readFileSync(file)]));
  return (name) => known.get(name);
}
