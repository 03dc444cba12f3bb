import 'reflect-metadata';
import { type Brand, defaultBrand } from '@safari/contracts';
import { plainToInstance, Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  Min,
  type ValidationError,
  validateSync,
} from 'class-validator';
import { IsSecret } from '../identity/gateway-secret.js';
import { type Refusals, refusedPassword, refusedWords } from './refusals.js';
import {
  IsCurrency,
  IsHttpAddress,
  IsIdentityKey,
  IsOrigin,
  IsSender,
  IsServerAddress,
  WholeFromEnv,
} from './setting-checks.js';

/** How the keys that a development machine makes for itself are named. */
const LOCAL_KEY = /"kid":\s*"local"/;

/** May be set to nothing, which says that there is none; unset means the default. */
const MAY_BE_EMPTY = new Set(['BRAND_REGISTRATION']);

/** The settings of every process of the product, from its environment. */
export class ProcessConfig {
  @IsIn(['development', 'test', 'production'])
  NODE_ENV: 'development' | 'test' | 'production' = 'production';

  @IsString()
  @IsNotEmpty()
  HOST: string = '127.0.0.1';

  @WholeFromEnv(0, 65_535)
  PORT: number;

  /** The broker, with the user and the password of this process. */
  @IsServerAddress('nats', 'tls')
  NATS_URL: string;

  /** The one origin that browsers see, without a slash at its end. */
  @IsOrigin()
  PUBLIC_ORIGIN: string;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
  LOG_LEVEL: string = 'info';

  /** How long the process serves on after it was told to end, so that load balancers notice first, in ms. */
  @WholeFromEnv(0)
  STOP_GRACE_MS: number = 3_000;

  /** The bearer token that `/metrics` requires; without one, outside production, the network alone decides. */
  @IsOptional()
  @IsSecret()
  METRICS_TOKEN?: string;

  /** Where traces are collected, by OTLP over HTTP; none: ids are passed on and logged, and nothing is recorded. */
  @IsOptional()
  @IsHttpAddress()
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** The share of traces that are recorded. */
  @Type(() => Number)
  @IsNumber()
  @Min(0)
  @Max(1)
  OTEL_TRACES_SAMPLER_ARG: number = 1;

  @IsString()
  @IsNotEmpty()
  BRAND_NAME: string = defaultBrand.name;

  @IsEmail()
  BRAND_EMAIL: string = defaultBrand.email;

  @IsString()
  @IsNotEmpty()
  BRAND_PHONE: string = defaultBrand.phone;

  /** Empty, or in production not set: no licence is claimed anywhere. */
  @IsOptional()
  @IsString()
  BRAND_REGISTRATION?: string;

  @IsCurrency()
  BRAND_CURRENCY: string = defaultBrand.currency;

  /** The brand, as pages, letters and invoices name it. */
  get brand(): Brand {
    return {
      name: this.BRAND_NAME,
      email: this.BRAND_EMAIL,
      phone: this.BRAND_PHONE,
      registration:
        this.BRAND_REGISTRATION ?? (this.NODE_ENV === 'production' ? '' : defaultBrand.registration),
      currency: this.BRAND_CURRENCY,
    };
  }

  /** The settings that must not be used in production. */
  refusals(): Refusals {
    return {
      PUBLIC_ORIGIN: () => !this.PUBLIC_ORIGIN.startsWith('https://') && 'must be https',
      NATS_URL: () =>
        new URL(this.NATS_URL).password ? refusedPassword(this.NATS_URL) : 'must name a user and a password',
      METRICS_TOKEN: () => !this.METRICS_TOKEN && 'must be set',
    };
  }

  /** The same for processes that tell people how to reach the brand. */
  protected contactRefusals(): Refusals {
    return {
      BRAND_NAME: () => refusedWords(this.BRAND_NAME),
      BRAND_EMAIL: () => refusedWords(this.BRAND_EMAIL, defaultBrand.email),
      BRAND_PHONE: () => refusedWords(this.BRAND_PHONE, defaultBrand.phone),
      BRAND_REGISTRATION: () => refusedWords(this.BRAND_REGISTRATION),
    };
  }
}

/** The further settings of a service that owns a schema. */
export class ServiceConfig extends ProcessConfig {
  @IsServerAddress('postgres', 'postgresql')
  DATABASE_URL: string;

  /** Ed25519 public key as JWK, with which identity tokens are verified. */
  @IsIdentityKey('public')
  IDENTITY_PUBLIC_KEY: string;

  /** On how many members of the broker's cluster each event is kept; used when a stream is created. */
  @WholeFromEnv(1, 5)
  STREAM_REPLICAS: number = 1;

  /** `demo` fills an empty schema with the demonstration data, once. */
  @IsIn(['demo', 'none'])
  SEED: 'demo' | 'none' = 'none';

  override refusals(): Refusals {
    return {
      ...super.refusals(),
      DATABASE_URL: () => refusedPassword(this.DATABASE_URL),
      SEED: () => this.SEED === 'demo' && 'must be none',
      IDENTITY_PUBLIC_KEY: () =>
        LOCAL_KEY.test(this.IDENTITY_PUBLIC_KEY) && 'is that of a development machine',
    };
  }
}

/** The further settings of a service that writes letters. */
export class MailingServiceConfig extends ServiceConfig {
  @IsServerAddress('smtp', 'smtps')
  SMTP_URL: string;

  @IsSender()
  MAIL_FROM: string;

  /**
   * How long a press can be undone before anybody outside is written to, in seconds: the time that screens offer, and
   * some for a slow line.
   */
  @WholeFromEnv(0, 3_600)
  LETTER_HOLD_SECONDS: number = 15;

  override refusals(): Refusals {
    return { ...super.refusals(), ...this.contactRefusals() };
  }
}

export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(`The settings are not complete:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * The settings of a process, typed and complete.
 * @throws ConfigError naming every fault at once; also in production for every development default.
 */
export function loadConfig<T extends ProcessConfig>(
  type: new () => T,
  environment: Record<string, string | undefined> = process.env,
): T {
  const given = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => value !== undefined && (value !== '' || MAY_BE_EMPTY.has(name)),
    ),
  );
  const config = plainToInstance(type, given, { exposeDefaultValues: true });
  const wrong = validateSync(config);
  const faults = wrong.flatMap((fault) => Object.values(fault.constraints ?? {}));
  if (config.NODE_ENV === 'production') faults.push(...refusalFaults(config, wrong));
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** Only of settings that are valid in themselves. */
function refusalFaults(config: ProcessConfig, wrong: readonly ValidationError[]): string[] {
  const known = new Set(wrong.map(({ property }) => property));
  return Object.entries(config.refusals()).flatMap(([name, refusal]) => {
    const reason = !known.has(name) && refusal();
    return reason ? [`${name} ${reason}`] : [];
  });
}
