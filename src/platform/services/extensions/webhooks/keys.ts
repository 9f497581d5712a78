import { importPKCS8, SignJWT } from 'jose';
import type { Context } from '#platform/context.ts';
import { makeKeyPair } from '#platform/identity/rsa-keys.ts';
import type { SecretBox } from '#platform/identity/secret-box.ts';

/** As it is kept: the private half sealed. */
export interface StoredKey {
  id: string;
  publicKey: string;
  sealed: string;
  createdDate: string;
  retiresDate: string | null;
}

const ALGORITHM = 'RS256';

export async function makeKey({
  secretBox,
  ids,
  clock,
}: Pick<Context, 'secretBox' | 'ids' | 'clock'>): Promise<StoredKey> {
  const { publicKey, privateKey } = await makeKeyPair();
  const id = ids.guid();
  return {
    id,
    publicKey,
    sealed: await secretBox.seal(privateKey, id),
    createdDate: clock.now().toISOString(),
    retiresDate: null,
  };
}

/** Those that still count, the current one first. */
export const keysInUse = (keys: readonly StoredKey[], now: Date): StoredKey[] =>
  keys.filter(({ retiresDate }) => retiresDate === null || retiresDate > now.toISOString());

/** A receiver whose clock is wrong by less takes it all the same. */
const GOOD_FOR_SECONDS = 3600;

interface Message {
  data: string;
  appId: string;
  now: Date;
}

/** Opens each private key once. */
export class Signer {
  readonly #secretBox: SecretBox;
  readonly #opened = new Map<string, Promise<CryptoKey>>();

  constructor(secretBox: SecretBox) {
    this.#secretBox = secretBox;
  }

  async #open({ id, sealed }: StoredKey): Promise<CryptoKey> {
    return importPKCS8(await this.#secretBox.open(sealed, id), ALGORITHM);
  }

  /** As `webhooks.process` of the SDK reads it: the claim `data` is a text. */
  async sign(key: StoredKey, { data, appId, now }: Message): Promise<string> {
    const opened = this.#opened.get(key.id) ?? this.#open(key);
    this.#opened.set(key.id, opened);
    const seconds = Math.floor(now.getTime() / 1000);
    return new SignJWT({ data })
      .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
      .setIssuer('wix.com')
      .setAudience(appId)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + GOOD_FOR_SECONDS)
      .sign(await opened);
  }
}
