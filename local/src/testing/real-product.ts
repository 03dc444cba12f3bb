import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ownDatabase } from '../backup/database-place.js';
import { compilerArgs } from '../build/build.js';
import { Progress } from '../console/progress.js';
import { databaseNamed, withClient } from '../postgres/database.js';
import { removeOutsideHome } from '../postgres/home.js';
import { Launch } from '../processes/launch.js';
import { run } from '../processes/run.js';
import { Product } from '../product/product.js';
import { readProductFile } from '../product/product-file.js';
import { root } from '../settings/places.js';
import { freePortOfThree } from '../settings/ports.js';
import { staffPassword } from '../settings/sign-ins.js';
import { Traveller } from './traveller.js';

/** By name. */
export const SERVICES = readProductFile(root).services;
const PROCESSES = ['gateway', ...Object.values(SERVICES)];
const SHARED = ['node_modules', 'packages', 'product.json', 'package.json', 'deploy', ...PROCESSES];

/** The real gateway and services, on temporary data. */
export class RealProduct {
  readonly launch = new Launch();
  readonly home: string;
  readonly data: string;

  constructor(name: string) {
    this.home = mkdtempSync(join(tmpdir(), `safari-${name}-`));
    chmodSync(this.home, 0o755);
    this.data = join(this.home, 'clone/.data');
    mkdirSync(join(this.home, 'clone'));
    for (const shared of SHARED) symlinkSync(join(root, shared), join(this.home, 'clone', shared));
  }

  async compile(): Promise<void> {
    const folders = PROCESSES.map((folder) => join(root, folder));
    const args = [...compilerArgs(), '-b', ...folders];
    await run(this.launch.processes, join(this.home, 'compile.log'), process.execPath, args);
  }

  async start(): Promise<Product> {
    const product = new Product({
      root: join(this.home, 'clone'),
      data: this.data,
      processes: this.launch.processes,
      live: false,
      durable: false,
      settings: { port: await freePortOfThree(), seed: 'none' },
      progress: new Progress(() => undefined),
    });
    await product.start();
    return product;
  }

  async withDatabase<T>(work: (superuser: pg.Client) => Promise<T>): Promise<T> {
    const { url } = await ownDatabase(this.launch, this.data);
    return withClient(databaseNamed(url), work);
  }

  /** Whether a query returns that many rows. */
  finds(query: string, rows: number): Promise<boolean> {
    return this.withDatabase(async (client) => (await client.query(query)).rowCount === rows);
  }

  /**
   * Waits until a query returns that many rows.
   * @throws Error with the warnings that the processes have logged meanwhile
   */
  async found(query: string, rows: number): Promise<void> {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      if (await this.finds(query, rows)) return;
      await sleep(50);
    }
    throw new Error(`${rows} rows were waited for in vain: ${query}\n${this.warnings().join('\n')}`);
  }

  private warnings(): string[] {
    const logs = join(this.data, 'logs');
    return readdirSync(logs).flatMap((log) =>
      readFileSync(join(logs, log), 'utf8')
        .split('\n')
        .filter((line) => /"level":"(warn|error|fatal)"/.test(line))
        .map((line) => `${log}: ${line}`),
    );
  }

  async end(): Promise<void> {
    await this.launch.end();
    removeOutsideHome(this.data);
    rmSync(this.home, { recursive: true, force: true });
  }
}

export async function signIn({ origin }: Product): Promise<[customer: Traveller, staff: Traveller]> {
  const [customer, staff] = [new Traveller(origin), new Traveller(origin)];
  await customer.ask('POST', '/api/auth/simple-login', await customer.ask('GET', '/api/auth/dev'));
  await staff.ask('POST', '/api/auth/admin-login', { password: staffPassword });
  return [customer, staff];
}
