import { lookup } from 'node:dns/promises';
import { PlatformError } from '../../platform/contract/errors.ts';
import { isPublic, plainHost, rejectInternalHost } from '../media/upload/public-address.ts';
import { isLocalHost } from './local-host.ts';

/** A shop that only this machine can reach is being developed: what it calls may stay on the machine. */
export const allowedFrom = (publicUrl: string): ((address: string) => boolean) =>
  isLocalHost(publicUrl) ? () => true : isPublic;

async function isInternal(hostname: string, allows: (address: string) => boolean): Promise<boolean> {
  try {
    rejectInternalHost(hostname, allows);
  } catch {
    return true;
  }
  const found = await lookup(plainHost(hostname), { all: true }).catch(() => []);
  return !found.every(({ address }) => allows(address));
}

/**
 * Checks a URL that the server will call, when it is saved. It is checked again with each call, since a name may lead
 * elsewhere by then; one that nobody knows yet may be known then. What is no URL is left to the check of the field.
 * @throws 400 beside the field for one that leads inside
 */
export async function assertOutgoingUrl(
  field: string,
  url: unknown,
  allows: (address: string) => boolean,
): Promise<void> {
  const text = typeof url === 'string' ? url.trim() : '';
  if (!URL.canParse(text) || !(await isInternal(new URL(text).hostname, allows))) return;
  throw new PlatformError(400, 'The URL must lead to the public internet.', {
    violations: [
      {
        field,
        description: 'must lead to the public internet',
        violatedRule: 'OTHER',
        ruleName: 'ADDRESS_NOT_ALLOWED',
        data: {},
      },
    ],
  });
}
