import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '../console/progress.js';
import { findNatsServer } from '../nats/nats-binary.js';
import { prepareNats } from '../nats/nats-server.js';
import { prepareCluster } from '../postgres/cluster.js';
import { prepareDatabase } from '../postgres/database.js';
import { postgresHome } from '../postgres/home.js';
import type { ProcessGroup } from '../processes/process-group.js';
import { type Keys, readKeys } from '../settings/keys.js';
import { natsPasswords, natsUrlOf } from '../settings/nats-users.js';
import { cache } from '../settings/places.js';
import { freePort } from '../settings/ports.js';
import type { Settings } from '../settings/settings.js';
import { chooseAddresses, local, publicOrigin } from './addresses.js';
import type { FrontEnds } from './environment.js';
import { type ProductFile, readProductFile } from './product-file.js';
import { ProgramStack } from './program-stack.js';
import { frontEndProgram, gatewayProgram, servicePrograms, standInPrograms } from './programs.js';

export interface ProductOptions {
  readonly root: string;
  readonly data: string;
  readonly settings: Settings;
  readonly processes: ProcessGroup;
  readonly progress: Progress;
  /** Live reload of services and screens, and all logs on the console. */
  readonly live: boolean;
  /** False for the data of a test run. */
  readonly durable: boolean;
}

/** The whole product on this machine, with everything that it needs from outside. */
export class Product {
  readonly origin: string;
  readonly mailbox: string;
  /** The services' own addresses, bypassing the gateway; known after the start. */
  services: Readonly<Record<string, string>> = {};
  /** Each service's own database address; known after the start. */
  databases: Readonly<Record<string, string>> = {};
  /** Each service's own broker address; known after the start. */
  brokers: Readonly<Record<string, string>> = {};
  private readonly programs: ProgramStack;

  constructor(private readonly options: ProductOptions) {
    const { settings, processes, progress, live } = options;
    this.origin = publicOrigin(settings.port);
    this.mailbox = publicOrigin(settings.port + 2);
    this.programs = new ProgramStack({
      processes,
      logs: this.logs,
      say: (line) => progress.note(line),
      printLogs: live,
    });
  }

  get logs(): string {
    return join(this.options.data, 'logs');
  }

  /** Resolves when the gateway reports everything as ready. @throws UserError, ProgramFailed */
  async start(): Promise<void> {
    const { root, data, progress, settings, live } = this.options;
    const keys = readKeys(data);
    const { services: folders, remotes } = readProductFile(root);
    const addresses = await chooseAddresses(settings.port, folders);
    this.services = Object.fromEntries(addresses.services.map(({ name, port }) => [name, local(port)]));
    const standIns = standInPrograms(data, { addresses, keys });
    const [databases, natsUrl, frontEnds] = await Promise.all([
      this.startDatabase(keys, Object.keys(folders)),
      this.startNats(keys, Object.keys(folders)),
      live ? this.startFrontEnds(remotes) : builtFrontEnds(root, remotes),
      progress.step('Sign-in provider and mailbox', () => this.programs.start(standIns)),
    ]);
    this.databases = databases;
    this.brokers = Object.fromEntries(
      Object.keys(folders).map((name) => [name, natsUrlOf(name, natsUrl, keys)]),
    );
    const pictures = join(root, 'packages/posters/dist/pictures');
    const uploads = join(data, 'pictures');
    const { seed, brand } = settings;
    const facts = { addresses, keys, databases, natsUrl, seed, brand, frontEnds, pictures, uploads };
    const services = await servicePrograms({ root, live }, facts);
    const gateway = gatewayProgram({ root, live }, facts);
    await progress.step('Services (migrations, first data) and gateway', () =>
      Promise.all([this.programs.start(services), this.programs.start([gateway])]),
    );
  }

  async stop(): Promise<void> {
    await this.programs.stop();
  }

  /** Copies the logs out of the data folder; returns their new folder. */
  keepLogs(): string {
    const kept = join(this.options.root, 'test-results/logs');
    cpSync(this.logs, kept, { recursive: true });
    return kept;
  }

  private async startDatabase(keys: Keys, services: readonly string[]) {
    const { data, settings, processes, progress, durable } = this.options;
    const secret = keys.postgresPassword;
    const { databaseUrl } = settings;
    if (databaseUrl) {
      return progress.step(`Database at ${new URL(databaseUrl).host}`, () =>
        prepareDatabase({ superuser: databaseUrl, secret, services }),
      );
    }
    const home = postgresHome(data);
    if (home.elsewhere) {
      progress.note(`! Postgres may not enter this folder, so its data lie in ${home.room}`);
    }
    return progress.step('Database', async () => {
      const cluster = await prepareCluster(processes, { home, password: secret, logs: this.logs, durable });
      await this.programs.start([cluster.program]);
      return prepareDatabase({ superuser: cluster.url, secret, services });
    });
  }

  private async startNats(keys: Keys, services: readonly string[]): Promise<string> {
    const { root, data, settings, progress } = this.options;
    if (settings.natsUrl) return settings.natsUrl;
    return progress.step('Message broker', async () => {
      const binary = findNatsServer({ path: process.env.PATH ?? '', cache });
      const nats = await prepareNats({
        binary,
        port: await freePort(),
        config: join(root, 'deploy/nats.conf'),
        passwords: natsPasswords(services, keys),
        folder: join(data, 'nats'),
      });
      await this.programs.start([nats.program]);
      return nats.url;
    });
  }

  private async startFrontEnds(remotes: ProductFile['remotes']): Promise<FrontEnds> {
    const { root, progress } = this.options;
    return progress.step('Front ends, with live reload', async () => {
      const start = async (folder: string, base: string) => {
        const port = await freePort();
        await this.programs.start([frontEndProgram(root, folder, this.origin, { port, base })]);
        return local(port);
      };
      const [shell, ...addresses] = await Promise.all([
        start('shell', '/'),
        ...Object.entries(remotes).map(([name, folder]) => start(folder, `/mfe/${name}/`)),
      ]);
      const named = Object.keys(remotes).map((name, index) => [name, addresses[index] ?? '']);
      return { shell: shell ?? '', remotes: Object.fromEntries(named) as FrontEnds['remotes'] };
    });
  }
}

function builtFrontEnds(root: string, remotes: ProductFile['remotes']): FrontEnds {
  const built = (folder: string) => join(root, folder, 'dist');
  const named = Object.entries(remotes).map(([name, folder]) => [name, built(folder)]);
  return { shell: built('shell'), remotes: Object.fromEntries(named) as FrontEnds['remotes'] };
}
