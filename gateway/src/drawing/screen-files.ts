import { Injectable, Logger } from '@nestjs/common';
import type { RemoteManifest } from '@safari/contracts';
import { HalfFiles } from '../pages/half-files.js';
import type { RouteTable } from '../remotes/route-table.js';
import type { Screens } from './renderer.js';

/** The files by which front ends draw on the server, as their manifests name them. */
@Injectable()
export class ScreenFiles {
  private readonly log = new Logger('ScreenFiles');
  private readonly versions = new WeakMap<RouteTable, string>();
  private latest: Screens | undefined;

  constructor(private readonly files: HalfFiles) {}

  /** Changes with every build of a front end that draws; undefined where the shell does not. */
  versionOf(table: RouteTable): string | undefined {
    if (!table.of('shell')?.screens) return undefined;
    const known = this.versions.get(table) ?? drawing(table).map(fileOf).join(' ');
    this.versions.set(table, known);
    return known;
  }

  /** Without those of a remote whose file cannot be read. @throws Error where the shell's cannot */
  async of(table: RouteTable, version: string): Promise<Screens> {
    if (this.latest?.version === version) return this.latest;
    const found = await Promise.all(drawing(table).map((manifest) => this.codeOf(manifest)));
    const all = found.filter((each) => each !== undefined);
    const shell = all.find(({ name }) => name === 'shell');
    if (!shell) throw new Error('the screens of the shell cannot be read');
    const remotes = all.filter((each) => each !== shell);
    const isWhole = all.length === found.length;
    // what is missing now may be there for the next page
    const screens = { version: isWhole ? version : all.map(fileOf).join(' '), shell: shell.code, remotes };
    if (isWhole) this.latest = screens;
    return screens;
  }

  private async codeOf(manifest: RemoteManifest) {
    const { name, screens = '' } = manifest;
    try {
      return { name, screens, code: await this.files.codeOf(name, screens) };
    } catch (error) {
      this.log.warn({ msg: `the screens of ${name} cannot be read`, err: error });
      return undefined;
    }
  }
}

const drawing = (table: RouteTable): RemoteManifest[] => table.manifests.filter(({ screens }) => screens);
const fileOf = ({ name, screens }: Pick<RemoteManifest, 'name' | 'screens'>): string => `${name}/${screens}`;
