import { Secret, TOTP } from 'otpauth';
import type { Context } from '#platform/context.ts';
import type { FactorRow } from '../tables.ts';

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
export async function totpStep(
  { secretBox, clock }: Pick<Context, 'secretBox' | 'clock'>,
  { id, secret, last_step: lastStep }: Pick<FactorRow, 'id' | 'secret' | 'last_step'>,
  code: string,
): Promise<number | undefined> {
  const now = clock.now();
  const delta = authenticator(await secretBox.open(secret, id)).validate({
    token: code,
    timestamp: now.getTime(),
    window: 1,
  });
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / 1000 / PERIOD) + delta;
  return lastStep !== null && step <= Number(lastStep) ? undefined : step;
}
