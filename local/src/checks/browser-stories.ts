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
import { findEngines } from './engines.js';
import { playwrightTally, sum, type Tally } from './tally.js';

/** All test users have the same address. */
const WRITES_PER_MINUTE = '6000';
/** High, so that no test depends on the machine's speed. */
const PAGE_FACTS_TIMEOUT_MS = '20000';

/** Stories that run on one product with fresh data, one Playwright project after another. */
interface Telling {
  readonly config: string;
  /**
   * Playwright projects, in order: the first may count the seeded items, the next changes them, the last ends the
   * shared password's rights.
   */
  readonly projects: readonly string[];
  /** Settings of the brand; the default brand if undefined. */
  readonly brand?: Readonly<Record<string, string>>;
}

const CHROMIUM = 'e2e/playwright.config.ts';
const OTHERS = 'e2e/engines.config.ts';

const ANOTHER_BRAND = {
  BRAND_NAME: 'Twende Afrika',
  BRAND_EMAIL: 'jambo@twende.example',
  BRAND_PHONE: '+49 30 555 0177',
  BRAND_REGISTRATION: 'TALA 12-345',
  BRAND_ADDRESS: 'Musterweg 5, 10115 Berlin',
  TRUST_ACCOUNT: 'Treuhandbank 0815',
};

/** These run in parallel: while one waits for a letter, another continues. */
const TELLINGS: readonly Telling[] = [
  { config: CHROMIUM, projects: ['side by side', 'catalogue changes', 'with an owner'] },
  { config: CHROMIUM, projects: ['another brand'], brand: { ...ANOTHER_BRAND, BRAND_CURRENCY: 'EUR' } },
  { config: CHROMIUM, projects: ['another currency'], brand: { BRAND_CURRENCY: 'TZS' } },
];
const IN_OTHER_ENGINES: readonly Telling[] = [{ config: OTHERS, projects: ['Firefox', 'WebKit'] }];

/** Stories in a real browser, against products of their own. */
export function browserTests(options: CheckOptions): Promise<Tally> {
  const chromium = findChromium((line) => options.progress.note(line));
  return tellAll(TELLINGS, { E2E_CHROMIUM: chromium }, options);
}

/** The main stories in Firefox and WebKit; not part of every run. */
export function engineTests(options: CheckOptions): Promise<Tally> {
  const { firefox, webkit } = findEngines((line) => options.progress.note(line));
  return tellAll(IN_OTHER_ENGINES, { E2E_FIREFOX: firefox, E2E_WEBKIT: webkit }, options);
}

async function tellAll(
  tellings: readonly Telling[],
  browsers: NodeJS.ProcessEnv,
  options: CheckOptions,
): Promise<Tally> {
  const found = await Promise.all(tellings.map((telling) => hasStories(telling, options)));
  const chosen = tellings.filter((_, index) => found[index]);
  if (chosen.length === 0) throw new UserError(`No story matches ${options.args.join(' ')}.`);
  return sum(await allOf(chosen.map((telling) => tell(telling, browsers, options))));
}

/** @throws the first failure, once all have ended, so that no product is left running */
async function allOf<T>(works: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

async function tell(
  { config, projects, brand }: Telling,
  browsers: NodeJS.ProcessEnv,
  options: CheckOptions,
): Promise<Tally> {
  const { processes, progress, work } = options;
  const currency = brand?.BRAND_CURRENCY;
  const data = join(work, `data ${currency ?? ''}`.trim());
  const settings = { port: await freePortOfThree(), seed: 'demo', brand } as const;
  process.env.WRITES_PER_MINUTE ??= WRITES_PER_MINUTE;
  process.env.PAGE_FACTS_TIMEOUT_MS ??= PAGE_FACTS_TIMEOUT_MS;
  const product = new Product({ root, data, settings, processes, progress, live: false, durable: false });
  try {
    await product.start();
    const environment = {
      ...storySettings(product, JSON.stringify(readKeys(data).identity.privateKey)),
      ...browsers,
      ...(currency && { E2E_CURRENCY: currency }),
    };
    const tallies: Tally[] = [];
    for (const project of projects) tallies.push(await runProject(config, project, environment, options));
    const tally = sum(tallies);
    if (tally.failed > 0) progress.note(`The product's logs of this run: ${product.keepLogs()}`);
    return tally;
  } finally {
    await product.stop();
    removeOutsideHome(data);
  }
}

/** Settings that every story needs. */
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
  config: string,
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
      ...playwrightTest({ config, projects: [project] }),
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

/** Whether the given arguments select a story of these projects: no product is started for none. */
async function hasStories(telling: Telling, { processes, args }: CheckOptions): Promise<boolean> {
  const member = await processes.spawn(process.execPath, [...playwrightTest(telling), '--list', ...args], {
    cwd: root,
    env: { ...process.env, ...storySettings(NOWHERE, '{}') },
    stdio: 'ignore',
  });
  return (await member.exited).code === 0;
}

const playwrightTest = ({ config, projects }: Telling): string[] => [
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  `--config=${config}`,
  ...projects.map((project) => `--project=${project}`),
];
