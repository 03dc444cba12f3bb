import { join } from 'node:path';
import { UserError } from '../console/user-error.js';
import { removeOutsideHome } from '../postgres/home.js';
import { Product } from '../product/product.js';
import { readKeys } from '../settings/keys.js';
import { root } from '../settings/places.js';
import { freePortOfThree } from '../settings/ports.js';
import { staffPassword } from '../settings/sign-ins.js';
import { aloud, type CheckOptions, readReport } from './checks.js';
import { findChromium } from './chromium.js';
import { playwrightTally, sum, type Tally } from './tally.js';

/** The stories that one product with fresh data is told, project after project. */
interface Telling {
  /** Playwright's projects. The first of them may count what is on offer, the next changes it. */
  readonly projects: readonly string[];
  /** ISO 4217; the brand's own where it is not given. */
  readonly currency?: string;
}

const TELLINGS: readonly Telling[] = [
  { projects: ['side by side', 'catalogue changes'] },
  { projects: ['another currency'], currency: 'EUR' },
  { projects: ['another currency'], currency: 'TZS' },
];

/** Stories in a real browser, against products of their own. */
export async function browserTests(options: CheckOptions): Promise<Tally> {
  const chromium = findChromium((line) => options.progress.note(line));
  const tallies: Tally[] = [];
  for (const { projects, currency } of TELLINGS) {
    if (await hasStories(projects, options))
      tallies.push(await tell({ projects, currency }, chromium, options));
  }
  if (tallies.length === 0) throw new UserError(`No story matches ${options.args.join(' ')}.`);
  return sum(tallies);
}

async function tell(
  { projects, currency }: Telling,
  chromium: string,
  options: CheckOptions,
): Promise<Tally> {
  const { processes, progress, work } = options;
  const data = join(work, `data ${currency ?? ''}`.trim());
  const settings = { port: await freePortOfThree(), seed: 'demo', currency } as const;
  const product = new Product({ root, data, settings, processes, progress, live: false, durable: false });
  try {
    await product.start();
    const environment = {
      ...storySettings(product, JSON.stringify(readKeys(data).identity.privateKey)),
      E2E_CHROMIUM: chromium,
      ...(currency && { E2E_CURRENCY: currency }),
    };
    const tallies: Tally[] = [];
    for (const project of projects) tallies.push(await runProject(project, environment, options));
    const tally = sum(tallies);
    if (tally.failed > 0) progress.note(`The product's logs of this run: ${product.keepLogs()}`);
    return tally;
  } finally {
    await product.stop();
    removeOutsideHome(data);
  }
}

/** What every story needs to know. */
const storySettings = (
  {
    origin,
    mailbox,
    services,
    databases,
    brokers,
  }: Pick<Product, 'origin' | 'mailbox' | 'services' | 'databases' | 'brokers'>,
  identityKey: string,
) => ({
  E2E_ORIGIN: origin,
  E2E_MAILBOX: mailbox,
  E2E_STAFF_PASSWORD: staffPassword,
  E2E_SERVICES: JSON.stringify(services),
  E2E_DATABASES: JSON.stringify(databases),
  E2E_BROKERS: JSON.stringify(brokers),
  E2E_IDENTITY_KEY: identityKey,
});

async function runProject(
  project: string,
  environment: NodeJS.ProcessEnv,
  options: CheckOptions,
): Promise<Tally> {
  const { processes, work, args } = options;
  const name = [project, environment['E2E_CURRENCY']].filter(Boolean).join(' ');
  const report = join(work, `${name}.json`);
  const code = await aloud(
    processes,
    process.execPath,
    [
      ...playwrightTest([project]),
      '--reporter=list,json',
      '--pass-with-no-tests',
      `--output=${join(root, 'test-results', name)}`,
      ...args,
    ],
    { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return playwrightTally(readReport(report), code);
}

const nowhere = 'http://127.0.0.1:9';
const NOWHERE = { origin: nowhere, mailbox: nowhere, services: {}, databases: {}, brokers: {} };

/** Whether the person's words choose a story of these projects: a product is not started for none. */
async function hasStories(projects: readonly string[], { processes, args }: CheckOptions): Promise<boolean> {
  const member = await processes.spawn(process.execPath, [...playwrightTest(projects), '--list', ...args], {
    cwd: root,
    env: { ...process.env, ...storySettings(NOWHERE, '{}') },
    stdio: 'ignore',
  });
  return (await member.exited).code === 0;
}

const playwrightTest = (projects: readonly string[]): string[] => [
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  '--config=e2e/playwright.config.ts',
  ...projects.map((project) => `--project=${project}`),
];
