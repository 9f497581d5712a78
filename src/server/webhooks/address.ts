import { lookup } from 'node:dns/promises';
import { PlatformError } from '../../platform/contract/errors.ts';
import { isLocalHost } from '../http/local-host.ts';
import { isPublic, refuseInternalHost } from '../media/upload/public-address.ts';

const FIELD = 'address';

const refused = (): PlatformError =>
  new PlatformError(400, 'The address leads inside.', {
    violations: [
      {
        field: FIELD,
        description: 'must lead to the public net',
        violatedRule: 'OTHER',
        ruleName: 'ADDRESS_NOT_ALLOWED',
        data: {},
      },
    ],
  });

/** A shop that only this machine can reach is being developed: what it tells may stay on the machine. */
export const allowedFrom = (publicUrl: string): ((address: string) => boolean) =>
  isLocalHost(publicUrl) ? () => true : isPublic;

/**
 * Where it leads now; where it leads later is looked at with each delivery. A name that nobody knows yet may be known then.
 * @throws 400 for an address inside
 */
export async function refuseInside(
  address: string | undefined,
  allows: (address: string) => boolean,
): Promise<void> {
  if (address === undefined || !URL.canParse(address)) return;
  const { hostname } = new URL(address);
  try {
    refuseInternalHost(hostname, allows);
  } catch {
    throw refused();
  }
  const found = await lookup(hostname.replaceAll(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  if (!found.every((one) => allows(one.address))) throw refused();
}
