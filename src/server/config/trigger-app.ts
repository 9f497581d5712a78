import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

const PEM = /^-----BEGIN /;

/** As it stands in a file, or that in base64: not every place for variables has line breaks. */
const pemOf = (text: string): string => {
  const input = text.trim();
  return PEM.test(input) ? input : Buffer.from(input, 'base64').toString('utf8').trim();
};

function isRsaKey(pem: string): boolean {
  try {
    return pem.startsWith('-----BEGIN PRIVATE KEY') && createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

export const triggerAppFields = {
  TRIGGER_APP_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TRIGGER_APP_ID: z.guid().optional(),
  TRIGGER_APP_KEY: z
    .string()
    .transform(pemOf)
    .refine(isRsaKey, 'must be an RSA private key, PKCS #8 in PEM, or that in base64')
    .optional(),
  TRIGGER_APP_TIMEOUT_MS: z.coerce.number().int().min(50).max(10_000).default(1000),
};

const NAMES = ['TRIGGER_APP_URL', 'TRIGGER_APP_ID', 'TRIGGER_APP_KEY'] as const;

type Settings = Partial<Record<(typeof NAMES)[number], string | undefined>> & {
  TRIGGER_APP_TIMEOUT_MS: number;
};

/** Half of it would be an app that is never asked. */
export function triggerAppProblem(
  env: Settings,
): { setting: (typeof NAMES)[number]; message: string } | undefined {
  const absent = NAMES.filter((name) => env[name] === undefined);
  const setting = NAMES.find((name) => env[name] !== undefined);
  return setting && absent.length > 0
    ? { setting, message: `needs ${absent.join(' and ')} beside it` }
    : undefined;
}

export interface TriggerAppSettings {
  url: string;
  appId: string;
  privateKey: string;
  timeoutMs: number;
}

/** Undefined where there is no app to ask. */
export function triggerAppOf(env: Settings): TriggerAppSettings | undefined {
  const { TRIGGER_APP_URL: url, TRIGGER_APP_ID: appId, TRIGGER_APP_KEY: privateKey } = env;
  return url !== undefined && appId !== undefined && privateKey !== undefined
    ? { url, appId, privateKey, timeoutMs: env.TRIGGER_APP_TIMEOUT_MS }
    : undefined;
}
