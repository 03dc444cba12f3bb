import type { Keys } from '../settings/keys.js';
import { gatewaySecrets, secretSettings } from '../settings/service-secrets.js';
import { openidClient } from '../settings/sign-ins.js';
import { type Addresses, local, publicOrigin, type ServiceAddress } from './addresses.js';

/** Facts for the environment of the stand-ins. */
export interface StandInFacts {
  readonly addresses: Addresses;
  readonly keys: Keys;
}

/** Facts for the environment of the product's own programs. */
export interface ProgramFacts extends StandInFacts {
  /** Each service's own database address, by name. */
  readonly databases: Readonly<Record<string, string>>;
  /** If it names no user, each process adds its own. */
  readonly natsUrl: string;
  readonly seed: 'demo' | 'none';
  /** Brand settings that replace those of our own environment. */
  readonly brand?: Environment;
  /** Where the gateway finds the front ends: folders, or Vite's development servers. */
  readonly frontEnds: FrontEnds;
  /** The drawn pictures. */
  readonly pictures: string;
  /** The folder of uploaded pictures. */
  readonly uploads: string;
}

export interface FrontEnds {
  readonly shell: string;
  /** By name. */
  readonly remotes: Readonly<Record<string, string>>;
}

type Environment = Readonly<Record<string, string>>;

/** Variables passed on to every program: general ones, and product settings that a user may override. */
const PASSED_ON = new RegExp(
  `^(${[
    'PATH|HOME|USER|TMPDIR|LANG|LC_\\w+|TZ|NODE_\\w+',
    'LOG_LEVEL|BRAND_\\w+|OTEL_\\w+|METRICS_TOKEN|STREAM_REPLICAS|SECURITY_CONTACT|TRUST_PROXY',
    '(READS|WRITES)_PER_MINUTE|CONNECTIONS(_PER_ADDRESS)?|PAGE_FACTS_TIMEOUT_MS',
    'MAIL_FROM|LETTER_HOLD_SECONDS|TRUST_ACCOUNT|CANCELLATION_TERMS|BOOKINGS_PER_HOUR|OPEN_BOOKINGS',
    'STAFF_IDLE_MINUTES|CUSTOMER_IDLE_DAYS',
  ].join('|')})$`,
);

/** The variables to pass on from our own environment; an outer DATABASE_URL is a superuser's and is not passed on. */
export function outerEnvironment(): Environment {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && PASSED_ON.test(name) ? [[name, value]] : [],
    ),
  );
}

/** The settings of every process. */
function common({ addresses, brand }: ProgramFacts, port: number): Environment {
  return {
    ...outerEnvironment(),
    ...brand,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    STOP_GRACE_MS: '0',
    PUBLIC_ORIGIN: publicOrigin(addresses.gateway),
  };
}

export async function serviceEnvironment(
  { name, port }: ServiceAddress,
  facts: ProgramFacts,
): Promise<Environment> {
  const { addresses, databases, keys, natsUrl, seed } = facts;
  const told = common(facts, port);
  return {
    ...told,
    ...(await secretSettings(name, keys, databases, natsUrl)),
    SEED: seed,
    SMTP_URL: `smtp://127.0.0.1:${addresses.smtp}`,
    MAIL_FROM: told.MAIL_FROM || told.BRAND_EMAIL || 'info@kilele-safaris.example',
    ...OWN[name]?.(facts),
  };
}

/** Settings of single services. */
const OWN: Readonly<Record<string, (facts: ProgramFacts) => Environment>> = {
  catalog: ({ uploads }) => ({ PICTURES_DIR: uploads }),
  // tests and measurements place many bookings for one customer
  booking: () => ({
    BOOKINGS_PER_HOUR: process.env.BOOKINGS_PER_HOUR || '100000',
    OPEN_BOOKINGS: process.env.OPEN_BOOKINGS || '100000',
  }),
  operators: () => ({ WEBHOOK_ALLOW_PRIVATE: 'false' }),
  auth: ({ addresses }) => ({
    OIDC_ISSUER: publicOrigin(addresses.openid),
    STAFF_OPENID: 'true',
    DEV_SIGN_IN: 'true',
  }),
};

export function gatewayEnvironment(facts: ProgramFacts): Environment {
  const { services, gateway } = facts.addresses;
  const told = common(facts, gateway);
  return {
    ...told,
    ...gatewaySecrets(facts.keys, facts.natsUrl),
    SERVICES: JSON.stringify(Object.fromEntries(services.map(({ name, port }) => [name, local(port)]))),
    SECURITY_CONTACT: told.SECURITY_CONTACT || told.BRAND_EMAIL || 'security@kilele-safaris.example',
    SCREENS_BY_VITE: String(facts.frontEnds.shell.startsWith('http:')),
    TARGET_SHELL: facts.frontEnds.shell,
    REMOTES: JSON.stringify(facts.frontEnds.remotes),
    PICTURES: facts.pictures,
  };
}

export function openidEnvironment({ addresses, keys }: StandInFacts): Environment {
  return {
    ...outerEnvironment(),
    HOST: '127.0.0.1',
    PORT: String(addresses.openid),
    ISSUER: publicOrigin(addresses.openid),
    CLIENT_ID: openidClient,
    CLIENT_SECRET: keys.provider.clientSecret,
    REDIRECT_URIS: ['google', 'office']
      .map((path) => `${publicOrigin(addresses.gateway)}/auth/${path}/callback`)
      .join(' '),
    COOKIE_SECRET: keys.provider.cookieSecret,
    SIGNING_KEY: JSON.stringify(keys.provider.signing),
  };
}

export function mailboxEnvironment({ addresses }: StandInFacts, folder: string): Environment {
  return {
    ...outerEnvironment(),
    HOST: '127.0.0.1',
    PORT: String(addresses.mailbox),
    SMTP_PORT: String(addresses.smtp),
    FOLDER: folder,
  };
}
