import { deriveSecret } from './token-keys.ts';

/** As AES-GCM wants it. */
const NONCE_BYTES = 12;

const encode = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** Keeps short secrets that have to be read again, so that a table alone tells nobody what they are. */
export class SecretBox {
  readonly #key: () => Promise<CryptoKey>;

  constructor(secret: string) {
    let key: Promise<CryptoKey> | undefined;
    const importKey = async (): Promise<CryptoKey> =>
      crypto.subtle.importKey('raw', await deriveSecret(secret, 'secret-box'), 'AES-GCM', false, [
        'encrypt',
        'decrypt',
      ]);
    this.#key = () => (key ??= importKey());
  }

  /** @param owner what it belongs to, such as the id of its row: put beside another it cannot be opened */
  async seal(text: string, owner: string): Promise<string> {
    const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(owner) },
      await this.#key(),
      new TextEncoder().encode(text),
    );
    return encode(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
  }

  /** @throws where it was altered, sealed with another secret or belongs to somebody else */
  async open(sealed: string, owner: string): Promise<string> {
    const bytes = decode(sealed);
    const opened = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: bytes.subarray(0, NONCE_BYTES),
        additionalData: new TextEncoder().encode(owner),
      },
      await this.#key(),
      bytes.subarray(NONCE_BYTES),
    );
    return new TextDecoder().decode(opened);
  }
}
