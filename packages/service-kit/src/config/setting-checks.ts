import { createPrivateKey, createPublicKey, type JsonWebKey } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import { isCurrency } from '@safari/contracts';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsUrl, isEmail, isURL, Max, Min, ValidateBy } from 'class-validator';

const ADDRESS = { require_tld: false, require_protocol: true } as const;

/** What counts as an http(s) address in the environment; `localhost` is fine. */
export const HTTP_ADDRESS = { ...ADDRESS, protocols: ['http', 'https'] };

export const IsHttpAddress = () => IsUrl(HTTP_ADDRESS);

/** A text for which a rule holds. @param what the end of its fault, after the setting's name */
export const MustBe = (what: string, isRight: (value: string) => boolean) =>
  ValidateBy({
    name: what,
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isRight(value),
      defaultMessage: () => `$property must be ${what}`,
    },
  });

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
export const IsCurrency = () =>
  MustBe('a currency of ISO 4217 with at most three decimals, such as EUR', isCurrency);

/** What browsers send as `Origin`, letter by letter: whatever differs would be refused as another site. */
export const IsOrigin = () =>
  MustBe(
    'an origin as browsers write it, such as https://safari.example',
    (value) => URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value,
  );

/** An address of a server, with a user and a password where it asks for them. */
export const IsServerAddress = (...protocols: string[]) =>
  MustBe(
    `an address by ${protocols.join(' or ')}, with %25 for each % of its password`,
    (value) => isURL(value, { ...ADDRESS, protocols }) && isDecodable(value),
  );

/** One sender of letters, alone or as `Name <address>`. */
export const IsSender = () =>
  MustBe('an e-mail address, alone or as Name <address>', (value) =>
    isEmail(/<([^<>]*)>$/.exec(value)?.[1] ?? value),
  );

/** One half of the key pair by which identity tokens are signed and verified. */
export const IsIdentityKey = (half: 'private' | 'public') =>
  MustBe(`the ${half} Ed25519 key as a JWK`, (value) => isEd25519(value, half));

function isDecodable(address: string): boolean {
  const { username, password } = new URL(address);
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

function isEd25519(text: string, half: 'private' | 'public'): boolean {
  try {
    const key = JSON.parse(text) as JsonWebKey;
    const { asymmetricKeyType } = (half === 'private' ? createPrivateKey : createPublicKey)({
      key,
      format: 'jwk',
    });
    return asymmetricKeyType === 'ed25519' && 'd' in key === (half === 'private');
  } catch {
    return false;
  }
}
