import 'reflect-metadata';
import { applyDecorators } from '@nestjs/common';
import { type Brand, defaultBrand, isCurrency } from '@safari/contracts';
import { plainToInstance, Transform, Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Max,
  Min,
  ValidateBy,
  validateSync,
} from 'class-validator';
import { IsSecret, isLocalSecret } from '../identity/gateway-secret.js';

const ADDRESS = { require_tld: false, require_protocol: true } as const;

/** How the keys that a development machine makes for itself are named. */
const LOCAL_KEY = /"kid":\s*"local"/;

/** What counts as an http(s) address in the environment; `localhost` is fine. */
export const HTTP_ADDRESS = { ...ADDRESS, protocols: ['http', 'https'] };

export const IsHttpAddress = () => IsUrl(HTTP_ADDRESS);

/** `true` or `false` in the environment; anything else is a fault. */
export const FlagFromEnv = () =>
  Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));

/** A whole number in the environment, from `least` to `most` where there is one. */
export const WholeFromEnv = (least: number, most?: number) =>
  applyDecorators(
    Type(() => Number),
    IsInt(),
    Min(least),
    ...(most === undefined ? [] : [Max(most)]),
  );

/** A currency in which the product can sell. */
const IsCurrency = () =>
  ValidateBy({
    name: 'isCurrency',
    validator: {
      validate: (code: unknown) => typeof code === 'string' && isCurrency(code),
      defaultMessage: () =>
        '$property must be a currency of ISO 4217 with at most three decimals, such as EUR',
    },
  });

const passwordFaults = (name: string, address: string): string[] =>
  isLocalSecret(decodeURIComponent(new URL(address).password))
    ? [`${name} has the password of a development machine`]
    : [];

/** What every process of the product is told by its environment. */
export class ProcessConfig {
  @IsIn(['development', 'test', 'production'])
  NODE_ENV: 'development' | 'test' | 'production' = 'production';

  @IsString()
  @IsNotEmpty()
  HOST: string = '127.0.0.1';

  @WholeFromEnv(0, 65_535)
  PORT: number;

  /** The broker, with the user and the password of this process. */
  @IsUrl({ ...ADDRESS, protocols: ['nats', 'tls'] })
  NATS_URL: string;

  /** The one origin that browsers see, without a slash at its end. */
  @IsHttpAddress()
  PUBLIC_ORIGIN: string;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
  LOG_LEVEL: string = 'info';

  /** How long the process goes on serving after it was told to end, so that others learn it first, in ms. */
  @WholeFromEnv(0)
  STOP_GRACE_MS: number = 3_000;

  /** Asked for at `/metrics`, as a bearer token; without one, outside production, the network alone decides. */
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

  /** Empty: no licence is claimed anywhere. */
  @IsString()
  BRAND_REGISTRATION: string = defaultBrand.registration;

  @IsCurrency()
  BRAND_CURRENCY: string = defaultBrand.currency;

  /** Whose product it is, to be named on pages, in letters and on invoices. */
  get brand(): Brand {
    return {
      name: this.BRAND_NAME,
      email: this.BRAND_EMAIL,
      phone: this.BRAND_PHONE,
      registration: this.BRAND_REGISTRATION,
      currency: this.BRAND_CURRENCY,
    };
  }

  /** Reasons why these settings must not run in production; empty when they may. */
  faultsInProduction(): string[] {
    const faults = this.PUBLIC_ORIGIN.startsWith('https://') ? [] : ['PUBLIC_ORIGIN must be https'];
    if (!new URL(this.NATS_URL).password) faults.push('NATS_URL must name a user and a password');
    if (!this.METRICS_TOKEN) faults.push('METRICS_TOKEN must be set');
    return [...faults, ...passwordFaults('NATS_URL', this.NATS_URL)];
  }
}

/** What a service that owns a schema is told besides. */
export class ServiceConfig extends ProcessConfig {
  @IsUrl({ ...ADDRESS, protocols: ['postgres', 'postgresql'] })
  DATABASE_URL: string;

  /** Ed25519 public key as JWK, with which identity tokens are verified. */
  @IsString()
  @IsNotEmpty()
  IDENTITY_PUBLIC_KEY: string;

  /** On how many members of the broker's cluster each event is kept; counts when the streams are made. */
  @WholeFromEnv(1, 5)
  STREAM_REPLICAS: number = 1;

  /** `demo` fills an empty schema with the demonstration data, once. */
  @IsIn(['demo', 'none'])
  SEED: 'demo' | 'none' = 'none';

  override faultsInProduction(): string[] {
    const faults = [...super.faultsInProduction(), ...passwordFaults('DATABASE_URL', this.DATABASE_URL)];
    if (this.SEED === 'demo') faults.push('SEED must be none');
    if (LOCAL_KEY.test(this.IDENTITY_PUBLIC_KEY)) {
      faults.push('IDENTITY_PUBLIC_KEY is that of a development machine');
    }
    return faults;
  }
}

/** What a service that writes letters is told besides. */
export class MailingServiceConfig extends ServiceConfig {
  @IsUrl({ ...ADDRESS, protocols: ['smtp', 'smtps'] })
  SMTP_URL: string;

  @IsString()
  @IsNotEmpty()
  MAIL_FROM: string;

  /** So long a press can be undone before anybody outside is written to, in seconds: what a screen offers, and a slow line. */
  @WholeFromEnv(0, 3_600)
  LETTER_HOLD_SECONDS: number = 15;
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
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const config = plainToInstance(type, given, { exposeDefaultValues: true });
  const faults = validateSync(config).flatMap((fault) => Object.values(fault.constraints ?? {}));
  if (faults.length === 0 && config.NODE_ENV === 'production') faults.push(...config.faultsInProduction());
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}
