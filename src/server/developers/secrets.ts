import { randomBytes } from 'node:crypto';
import { MADE_KEY_PREFIX } from '../../platform/ports.ts';

/** 256 bits: nobody guesses one, so that a digest of it needs no salt and no patience. */
const random = (): string => randomBytes(32).toString('base64url');

export const newKey = (): string => MADE_KEY_PREFIX + random();
export const newClientSecret = (): string => `cps_${random()}`;
