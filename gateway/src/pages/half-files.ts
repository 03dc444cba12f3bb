import { Injectable } from '@nestjs/common';
import type { RemoteManifest } from '@safari/contracts';
import { GatewayConfig } from '../config.js';
import { BuiltFile } from '../remotes/built-file.js';
import { Remotes } from '../remotes/remotes.js';
import { Replicas } from '../repeats/replicas.js';
import type { ServerHalf } from './server-halves.js';

interface HalfFile {
  built: BuiltFile;
  /** Set once it was found. */
  code?: string;
}

/** The server halves that manifests name, each read once: a new one has a new name. */
@Injectable()
export class HalfFiles {
  private readonly known = new Map<string, HalfFile>();
  private readonly replicas: Replicas;

  constructor(
    private readonly remotes: Remotes,
    private readonly config: GatewayConfig,
  ) {
    this.replicas = new Replicas({ timeoutMs: config.PAGE_FACTS_TIMEOUT_MS, isNamed: () => true });
  }

  /** The half that describes a front end's pages. @throws Error when it cannot be read */
  async of({ name, server: file = '' }: RemoteManifest): Promise<ServerHalf> {
    return { remote: name, file: `${name}/${file}`, code: await this.codeOf(name, file) };
  }

  /** @throws Error when it cannot be read */
  async codeOf(name: string, file: string): Promise<string> {
    const half = this.half(name, file);
    const code = half?.code ?? (await half?.built.text());
    if (!half || code === undefined) throw new Error(`${file} is not to be had`);
    half.code = code;
    return code;
  }

  private half(name: string, file: string): HalfFile | undefined {
    const key = `${name}/${file}`;
    const known = this.known.get(key);
    if (known) return known;
    const source = this.remotes.file(name)?.source;
    if (!source) return undefined;
    this.forgetOlder(name, file);
    const read = (address: string, timeoutMs: number) => this.replicas.text(address, timeoutMs);
    const half = { built: new BuiltFile(source, file, this.config.PAGE_FACTS_TIMEOUT_MS, read) };
    this.known.set(key, half);
    return half;
  }

  /** Of each kind (`server-…`, `screens-…`) the latest. */
  private forgetOlder(name: string, file: string): void {
    const kind = `${name}/${file.split('-')[0]}-`;
    for (const key of this.known.keys()) if (key.startsWith(kind)) this.known.delete(key);
  }
}
