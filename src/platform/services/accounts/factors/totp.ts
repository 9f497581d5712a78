import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;

const authenticator = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD });

/** 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string =>
  new Secret({ buffer: crypto.getRandomValues(new Uint8Array(20)).buffer }).base32;

/** What the app reads from the square. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  authenticator(secret, issuer, label).toString();

/**
 * The time step a code stands for: this one, or one beside it for clocks that differ. Undefined for a wrong code and
 * for one not later than the last that was taken, which somebody may have looked at.
 */
export function totpStep(
  secret: string,
  code: string,
  now: Date,
  lastStep: number | undefined,
): number | undefined {
  const delta = authenticator(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / 1000 / PERIOD) + delta;
  return lastStep !== undefined && step <= lastStep ? undefined : step;
}
