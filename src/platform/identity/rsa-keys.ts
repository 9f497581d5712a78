import { exportPKCS8, exportSPKI } from 'jose';

const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
};

export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/** For RS256, as the SDK checks it, in PEM: the private half signs, the public one is told to whoever checks. */
export async function makeKeyPair(): Promise<KeyPair> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(RSA, true, ['sign', 'verify']);
  return { publicKey: await exportSPKI(publicKey), privateKey: await exportPKCS8(privateKey) };
}
