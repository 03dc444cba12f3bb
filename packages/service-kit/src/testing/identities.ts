import { randomUUID } from 'node:crypto';
import type { Identity } from '@safari/contracts';
import { exportJWK, generateKeyPair } from 'jose';
import { IDENTITY_ALGORITHM, identityToken } from '../identity/identity.js';

export const staff: Identity = { staff: { id: 'desk-1', name: 'Twiga', role: 'owner' } };

/** A customer whom no other test knows. */
export function newCustomer(): Required<Pick<Identity, 'customer'>> {
  const id = randomUUID();
  return { customer: { id, name: 'Amina Msafiri', email: `${id.slice(0, 8)}@example.com` } };
}

export interface TestIdentities {
  /** For IDENTITY_PUBLIC_KEY. */
  publicJwk: string;
  privateJwk: string;
  /** An authorization header's value. */
  bearer(identity: Identity): Promise<string>;
}

/** A key pair of a test's own and tokens signed with it. */
export async function identityKeys(): Promise<TestIdentities> {
  const { publicKey, privateKey } = await generateKeyPair(IDENTITY_ALGORITHM, { extractable: true });
  return {
    publicJwk: JSON.stringify(await exportJWK(publicKey)),
    privateJwk: JSON.stringify(await exportJWK(privateKey)),
    bearer: async (identity) => {
      const token = await identityToken(identity).setExpirationTime('5m').sign(privateKey);
      return `Bearer ${token}`;
    },
  };
}
