import { createHash, randomBytes } from 'node:crypto';

/** Only the hash is kept, so that reading the database opens no link. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}
