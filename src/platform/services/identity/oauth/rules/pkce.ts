/** RFC 7636, section 4.1. */
const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/;

export const CHALLENGE_METHODS = ['S256', 'S512'] as const;
export type ChallengeMethod = (typeof CHALLENGE_METHODS)[number];

/** Characters of the digest in base64url. */
const CHALLENGE_LENGTH: Record<ChallengeMethod, number> = { S256: 43, S512: 86 };
const HASH: Record<ChallengeMethod, string> = { S256: 'SHA-256', S512: 'SHA-512' };

export const isChallengeMethod = (method: string): method is ChallengeMethod =>
  (CHALLENGE_METHODS as readonly string[]).includes(method);

export const isChallenge = (challenge: string, method: ChallengeMethod): boolean =>
  challenge.length === CHALLENGE_LENGTH[method] && /^[\w-]+$/.test(challenge);

/** What a verifier's challenge looks like; the platform documents SHA-512 beside the standard's SHA-256. */
export async function challengeOf(verifier: string, method: ChallengeMethod): Promise<string> {
  const digest = await crypto.subtle.digest(HASH[method], new TextEncoder().encode(verifier));
  return btoa(String.fromCodePoint(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export const isVerifier = (text: string): boolean => VERIFIER.test(text);
