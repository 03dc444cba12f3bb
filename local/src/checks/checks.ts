import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Progress } from '../console/progress.js';
import { UserError } from '../console/user-error.js';
import { removeOutsideHome } from '../postgres/home.js';
import type { ProcessGroup } from '../processes/process-group.js';
import { Product } from '../product/product.js';
import { readKeys } from '../settings/keys.js';
import { root } from '../settings/places.js';
import { freePortOfThree } from '../settings/ports.js';
import { staffPassword } from '../settings/sign-ins.js';
import { findChromium } from './chromium.js';
import { jestTally, oneCheck, playwrightTally, sum, type Tally } from './tally.js';

export interface CheckOptions {
  readonly processes: ProcessGroup;
  readonly progress: Progress;
  /** A folder that is removed after the run. */
  readonly work: string;
  /** What the person wrote besides, for the test runner. */
  readonly args: readonly string[];
}

export async function lint({ processes }: CheckOptions): Promise<Tally> {
  return oneCheck((await aloud(processes, 'npm', ['run', '--silent', 'lint'])) === 0);
}

export async function types({ processes }: CheckOptions): Promise<Tally> {
  return oneCheck((await aloud(processes, 'npm', ['run', '--silent', 'types'])) === 0);
}

/** Unit, screen and database tests. */
export function unitTests(options: CheckOptions): Promise<Tally> {
  return jest(options, 'jest.config.mjs');
}

/** Faults and floods; not a part of every run. */
export function faultTests(options: CheckOptions): Promise<Tally> {
  return jest(options, 'jest.faults.config.mjs');
}

async function jest({ processes, work, args }: CheckOptions, config: string): Promise<Tally> {
  const report = join(work, 'jest.json');
  const code = await aloud(
    processes,
    process.execPath,
    [
      '--experimental-vm-modules',
      join(root, 'node_modules/jest/bin/jest.js'),
      `--config=${join(root, config)}`,
      '--json',
      `--outputFile=${report}`,
      ...args,
    ],
    { NODE_NO_WARNINGS: '1', NODE_OPTIONS: '--experimental-vm-modules' },
  );
  return jestTally(readReport(report), code);
}

/** The projects of Playwright, one after the other: the first may count what is on offer, the second changes it. */
const STORY_GROUPS = ['side by side', 'catalogue changes'];

/** Stories in a real browser, against a product of their own with fresh data. */
export async function browserTests(options: CheckOptions): Promise<Tally> {
  const { processes, progress, work, args } = options;
  const chromium = findChromium((line) => progress.note(line));
  const data = join(work, 'data');
  const settings = { port: await freePortOfThree(), seed: 'demo' } as const;
  const product = new Product({ root, data, settings, processes, progress, live: false, durable: false });
  const runGroup = async (group: string): Promise<Tally> => {
    const report = join(work, `${group}.json`);
    const code = await aloud(
      processes,
      process.execPath,
      [
        join(root, 'node_modules/@playwright/test/cli.js'),
        'test',
        '--config=e2e/playwright.config.ts',
        `--project=${group}`,
        '--reporter=list,json',
        '--pass-with-no-tests',
        ...args,
      ],
      {
        E2E_ORIGIN: product.origin,
        E2E_MAILBOX: product.mailbox,
        E2E_STAFF_PASSWORD: staffPassword,
        E2E_SERVICES: JSON.stringify(product.services),
        E2E_IDENTITY_KEY: JSON.stringify(readKeys(data).identity.privateKey),
        E2E_CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    );
    return playwrightTally(readReport(report), code);
  };
  try {
    await product.start();
    const tallies: Tally[] = [];
    for (const group of STORY_GROUPS) tallies.push(await runGroup(group));
    const tally = sum(tallies);
    if (tally.passed + tally.failed === 0) throw new UserError(`No story matches ${args.join(' ')}.`);
    if (tally.failed > 0) progress.note(`The product's logs of this run: ${product.keepLogs()}`);
    return tally;
  } finally {
    await product.stop();
    removeOutsideHome(data);
  }
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

async function aloud(
  processes: ProcessGroup,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const member = await processes.spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const { code } = await member.exited;
  return code ?? 1;
}
