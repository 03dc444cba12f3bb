import {
  FlagFromEnv,
  IsSecret,
  MustBe,
  NamedAddresses,
  NamedPlaces,
  type NamedValues,
  ProcessConfig,
  type Refusals,
  refusedSecret,
  WholeFromEnv,
} from '@safari/service-kit/process';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, isEmail, isURL } from 'class-validator';
import { trustedProxies } from './defence/trusted-proxies.js';
import { NAMED_OWNERS } from './routes/routing-table.js';

const IsReportContact = () =>
  MustBe(
    'an e-mail address or an https address',
    (value) => isEmail(value) || isURL(value, { protocols: ['https'], require_protocol: true }),
  );

const IsProxies = () => MustBe('addresses or networks, separated by commas', areProxies);

export class GatewayConfig extends ProcessConfig {
  /** The services' addresses by their names, as `product.json` lists them. */
  @NamedAddresses(...NAMED_OWNERS)
  SERVICES: NamedValues & Readonly<Record<'catalog' | 'auth', string>>;

  /** A folder of built files or the address of a server that has them. */
  @IsString()
  @IsNotEmpty()
  TARGET_SHELL: string;

  /** The same for every remote by its name: `{"gallery":"/srv/gallery","admin":"http://mfe-admin:8080"}`. */
  @NamedPlaces()
  REMOTES: NamedValues;

  /** The addresses of front ends are Vite's development servers, which want other paths and a looser policy. */
  @FlagFromEnv()
  @IsBoolean()
  SCREENS_BY_VITE: boolean = false;

  /** The folder of drawn pictures, or the address of a server that has them. */
  @IsString()
  @IsNotEmpty()
  PICTURES: string;

  /** Proves to svc-auth that the gateway asks. */
  @IsSecret()
  GATEWAY_SECRET: string;

  /** Proxies in front whose `X-Forwarded-For` is believed: addresses or networks, separated by commas. */
  @IsOptional()
  @IsProxies()
  TRUST_PROXY?: string;

  /** Open connections of one address, and of all together; each gateway counts its own. */
  @WholeFromEnv(1)
  CONNECTIONS_PER_ADDRESS: number = 256;

  @WholeFromEnv(1)
  CONNECTIONS: number = 16_384;

  /** Reads per minute and address, counted by all gateways together. */
  @WholeFromEnv(1)
  READS_PER_MINUTE: number = 6_000;

  /** Changes and sign-ins per minute and address. */
  @WholeFromEnv(1)
  WRITES_PER_MINUTE: number = 600;

  /** How long a page waits for a list or a file from which it would be described; then it is sent without. */
  @WholeFromEnv(1)
  PAGE_FACTS_TIMEOUT_MS: number = 300;

  /**
   * Where weaknesses are reported, an e-mail or https address: `/.well-known/security.txt` names it; none: it is not
   * there.
   */
  @IsOptional()
  @IsReportContact()
  SECURITY_CONTACT?: string;

  override refusals(): Refusals {
    return {
      ...super.refusals(),
      ...this.contactRefusals(),
      SCREENS_BY_VITE: () => this.SCREENS_BY_VITE && 'must be false',
      GATEWAY_SECRET: () => refusedSecret(this.GATEWAY_SECRET),
    };
  }
}

function areProxies(setting: string): boolean {
  try {
    trustedProxies(setting);
    return true;
  } catch {
    return false;
  }
}
