import { expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { IDENTITY_ALGORITHM, IdentityVerifier, identityToken } from './identity.js';

const staff = { id: 'desk-1', name: 'Twiga', role: 'guide' as const };

it('an identity is believed that was made for these services, and by nobody’s other token', async () => {
  const { publicKey, privateKey } = await generateKeyPair(IDENTITY_ALGORITHM);
  const verifier = new IdentityVerifier(JSON.stringify(await exportJWK(publicKey)));
  const read = async (token: SignJWT) =>
    verifier.read(`Bearer ${await token.setExpirationTime('1m').sign(privateKey)}`);
  const other = (typ: string) =>
    new SignJWT({ staff }).setProtectedHeader({ alg: IDENTITY_ALGORITHM, typ }).setIssuer('safari');
  expect(await read(identityToken({ staff }))).toEqual({ staff });
  expect(await read(identityToken({ staff }).setAudience('elsewhere'))).toEqual({});
  expect(await read(identityToken({ staff }).setIssuer('elsewhere'))).toEqual({});
  expect(await read(other('identity+jwt'))).toEqual({});
  expect(await read(other('logout+jwt').setAudience('safari-services'))).toEqual({});
});

it('an identity is believed for as long as it says, and never where it has no end', async () => {
  const { publicKey, privateKey } = await generateKeyPair(IDENTITY_ALGORITHM);
  const verifier = new IdentityVerifier(JSON.stringify(await exportJWK(publicKey)));
  const over = await identityToken({ staff }).setExpirationTime('1s ago').sign(privateKey);
  expect(await verifier.read(`Bearer ${over}`)).toEqual({});
  const endless = await identityToken({ staff }).sign(privateKey);
  expect(await verifier.read(`Bearer ${endless}`)).toEqual({});
});
