import { UserError } from '../console/user-error.js';

export interface Settings {
  /** The gateway's port; the OpenID provider uses the next one, the mailbox the one after that. */
  readonly port: number;
  /** A superuser's address of a Postgres to use instead of the embedded one. */
  readonly databaseUrl?: string;
  /** A NATS server with JetStream to use instead of our own. */
  readonly natsUrl?: string;
  readonly seed: 'demo' | 'none';
  /** Brand settings that replace those of our own environment, e.g. `BRAND_NAME`. */
  readonly brand?: Readonly<Record<string, string>>;
}

/** @throws UserError naming the first invalid setting. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.PORT || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_533) {
    throw new UserError(
      `PORT is "${env.PORT}": choose a number from 1024 to 65533, for example PORT=9090 npm start.`,
    );
  }
  const seed = env.SEED || 'demo';
  if (seed !== 'demo' && seed !== 'none') {
    throw new UserError(`SEED is "${seed}": choose demo or none.`);
  }
  return {
    port,
    databaseUrl: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    natsUrl: address(env, 'NATS_URL', ['nats:', 'tls:']),
    seed,
  };
}

function address(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (!protocols.includes(URL.canParse(value) ? new URL(value).protocol : '')) {
    throw new UserError(
      `${name} is not an address that starts with ${protocols[0]}//: correct it or unset it.`,
    );
  }
  return value;
}
