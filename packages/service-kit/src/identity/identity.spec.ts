import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { IDENTITY_ALGORITHM, IdentityVerifier, identityToken } from './identity.js';

const staff = { id: 'desk-1', name: 'Twiga', role: 'guide' as const };

async function newVerifier() {
  const { publicKey, privateKey } = await generateKeyPair(IDENTITY_ALGORITHM);
  const verifier = new IdentityVerifier(JSON.stringify(await exportJWK(publicKey)));
  return { privateKey, read: (token: string) => verifier.read(`Bearer ${token}`) };
}

it('an identity is believed that was made for these services, and by nobody’s other token', async () => {
  const verifier = await newVerifier();
  const read = async (token: SignJWT) =>
    verifier.read(await token.setExpirationTime('1m').sign(verifier.privateKey));
  const other = (typ: string) =>
    new SignJWT({ staff }).setProtectedHeader({ alg: IDENTITY_ALGORITHM, typ }).setIssuer('safari');
  expect(await read(identityToken({ staff }))).toEqual({ staff });
  expect(await read(identityToken({ staff }).setAudience('elsewhere'))).toEqual({});
  expect(await read(identityToken({ staff }).setIssuer('elsewhere'))).toEqual({});
  expect(await read(other('identity+jwt'))).toEqual({});
  expect(await read(other('logout+jwt').setAudience('safari-services'))).toEqual({});
});

describe('the end of an identity', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('is a minute later than it says, since clocks differ, and it is never believed where it has none', async () => {
    const { read, privateKey } = await newVerifier();
    const ended = (ago: string) => identityToken({ staff }).setExpirationTime(`${ago} ago`).sign(privateKey);
    expect(await read(await ended('50s'))).toEqual({ staff });
    expect(await read(await ended('61s'))).toEqual({});
    expect(await read(await identityToken({ staff }).sign(privateKey))).toEqual({});
  });

  it('is remembered with the identity', async () => {
    const { read, privateKey } = await newVerifier();
    const token = await identityToken({ staff }).setExpirationTime('10s').sign(privateKey);
    const began = Date.now();
    const at = (seconds: number) => {
      jest.useFakeTimers({ now: began + seconds * 1_000, doNotFake: ['nextTick', 'queueMicrotask'] });
      return read(token);
    };
    try {
      expect([await at(0), await at(65), await at(75)]).toEqual([{ staff }, { staff }, {}]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is said where somebody is refused for it: by how much, and once a minute', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const { read, privateKey } = await newVerifier();
    const over = await identityToken({ staff }).setExpirationTime('2m ago').sign(privateKey);
    const began = performance.now();
    await read(over);
    await read(over);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/over for 12\d s.*clock/)]]);
    jest.spyOn(performance, 'now').mockReturnValue(began + 61_000);
    await read(over);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('is not blamed for a token that somebody made up', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const { read } = await newVerifier();
    const { privateKey } = await newVerifier();
    expect(await read(await identityToken({ staff }).setExpirationTime('2m ago').sign(privateKey))).toEqual(
      {},
    );
    expect(warn).not.toHaveBeenCalled();
  });
});
