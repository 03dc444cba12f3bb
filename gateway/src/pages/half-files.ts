import { Injectable } from '@nestjs/common';
import type { RemoteManifest } from '@safari/contracts';
import { BuiltFile } from '../remotes/built-file.js';
import { Remotes } from '../remotes/remotes.js';
import type { ServerHalf } from './server-halves.js';

/** No page waits longer for the file that would describe it. */
const TIMEOUT_MS = 300;

/** The server halves that manifests name, each read once: a new one has a new name. */
@Injectable()
export class HalfFiles {
  private readonly known = new Map<string, { file: string; built: BuiltFile }>();

  constructor(private readonly remotes: Remotes) {}

  /** @throws Error when it is not to be had */
  async of({ name, server: file = '' }: RemoteManifest): Promise<ServerHalf> {
    const code = await this.built(name, file)?.text();
    if (code === undefined) throw new Error(`${file} is not to be had`);
    return { remote: name, file: `${name}/${file}`, code };
  }

  private built(name: string, file: string): BuiltFile | undefined {
    const known = this.known.get(name);
    if (known?.file === file) return known.built;
    const source = this.remotes.file(name)?.source;
    if (!source) return undefined;
    const built = new BuiltFile(source, file, TIMEOUT_MS);
    this.known.set(name, { file, built });
    return built;
  }
}
