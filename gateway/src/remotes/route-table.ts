import {
  ANY_PATH,
  claimedTwice,
  type Part,
  type RemoteEntry,
  type RemoteManifest,
  type Route,
  routeAt,
} from '@safari/contracts';
import { contentTag } from '@safari/service-kit/process';
import { remoteBase } from './front-ends.js';

/** A front end and what it says of itself, where that could be read. */
export interface FrontEnd {
  name: string;
  manifest: RemoteManifest | undefined;
}

/** The route at an address, and whose it is. */
export interface OwnedRoute {
  owner: RemoteManifest;
  route: Route;
  /** As they read, no longer encoded. */
  params: Readonly<Record<string, string>>;
}

/** What all front ends together say, the shell's first. */
export class RouteTable {
  /** A sentence for every path that two of them claim; whoever comes later in the setting is left out. */
  readonly conflicts: readonly string[];
  readonly manifests: readonly RemoteManifest[];
  /** Changes with whatever they say. */
  readonly version: string;
  private readonly routes: readonly { path: string; route: Route; owner: RemoteManifest }[];

  constructor(
    private readonly shell: RemoteManifest | undefined,
    private readonly remotes: readonly FrontEnd[],
  ) {
    const accepted: RemoteManifest[] = [];
    const conflicts: string[] = [];
    for (const manifest of [shell, ...remotes.map((remote) => remote.manifest)]) {
      if (!manifest) continue;
      const claims = claimedTwice([...accepted, manifest]);
      if (claims.length === 0) accepted.push(manifest);
      conflicts.push(...claims);
    }
    this.conflicts = conflicts;
    this.manifests = accepted;
    this.version = contentTag(JSON.stringify(accepted));
    this.routes = accepted.flatMap((owner) =>
      owner.routes.map((route) => ({ path: route.path, route, owner })),
    );
  }

  /** Whether every front end's manifest is known: else an unowned path may belong to one of those missing. */
  get isComplete(): boolean {
    return this.shell !== undefined && this.remotes.every(({ name }) => this.of(name));
  }

  of(name: string): RemoteManifest | undefined {
    return this.manifests.find((manifest) => manifest.name === name);
  }

  /** Whether a front end says that its pages need this file, by its path from that front end's root. */
  names(frontEnd: string, file: string): boolean {
    return JSON.stringify(this.of(frontEnd) ?? {}).includes(JSON.stringify(file));
  }

  part(remote: string, name: string): Part | undefined {
    return this.of(remote)?.parts.find((part) => part.name === name);
  }

  /** @param path as the browser sends it, still encoded, and known to be well encoded */
  at(path: string): OwnedRoute | undefined {
    const match = routeAt(this.routes, path);
    if (!match || match.route.path === ANY_PATH) return undefined;
    const { owner, route } = match.route;
    const params = Object.entries(match.params).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { owner, route, params: Object.fromEntries(params) as Record<string, string> };
  }

  /** The shell's route for paths that nobody owns. */
  get anyPath(): Route | undefined {
    return this.shell?.routes.find(({ path }) => path === ANY_PATH);
  }

  entries(): RemoteEntry[] {
    return this.remotes.map(({ name }) => {
      const manifest = this.of(name);
      const entry = `${remoteBase(name)}remoteEntry.js`;
      if (!manifest) return { name, entry, unknown: true, routes: [], navigation: [], slots: [] };
      const { density, routes, navigation, parts } = manifest;
      return {
        name,
        entry,
        ...(density && { density }),
        routes: routes.map(({ path, frame, title }) => ({ path, frame, ...(title && { title }) })),
        navigation,
        slots: parts.flatMap((part) => (part.slot ? [{ slot: part.slot, part: part.name }] : [])),
      };
    });
  }
}
