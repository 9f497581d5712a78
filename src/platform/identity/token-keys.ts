/** What a secret of any length becomes: 32 bytes, different for each use. */
export async function deriveSecret(secret: string, use: string): Promise<Uint8Array<ArrayBuffer>> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(secret), 'HKDF', false, ['deriveBits']);
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode(use) };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256));
}

/** DER before the 32 bytes of an Ed25519 private key (RFC 8410, section 7). */
const PKCS8_ED25519 = [
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
];

export interface PublicKey {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
  kid: string;
  alg: 'EdDSA';
  use: 'sig';
}

export interface TokenKeys {
  /** Signs access tokens, which others may verify by the published key. */
  signing: CryptoKey;
  verifying: CryptoKey;
  published: PublicKey;
  /** Signs what only the platform itself reads again. */
  internal: Uint8Array;
}

/** The same keys in every process that has the secret; nothing else needs to be kept. */
export async function deriveKeys(secret: string): Promise<TokenKeys> {
  const pkcs8 = new Uint8Array([...PKCS8_ED25519, ...(await deriveSecret(secret, 'access-token'))]);
  const signing = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign']);
  const { x = '' } = await crypto.subtle.exportKey('jwk', signing);
  const published: PublicKey = {
    kty: 'OKP',
    crv: 'Ed25519',
    x,
    kid: x.slice(0, 16),
    alg: 'EdDSA',
    use: 'sig',
  };
  const verifying = await crypto.subtle.importKey('jwk', published, 'Ed25519', false, ['verify']);
  return { signing, verifying, published, internal: await deriveSecret(secret, 'internal-token') };
}
