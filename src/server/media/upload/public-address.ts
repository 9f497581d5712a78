import { lookup as lookUp, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where no request of somebody else's wish may lead. */
export class InternalAddress extends Error {
  override readonly name = 'InternalAddress';
  constructor() {
    super('The address does not lead to the public net.');
  }
}

/**
 * All that IANA has assigned to the public net of IPv6. The library calls everything without a name of its own unicast,
 * `::7f00:1` too, which is how a URL writes the `::127.0.0.1` that some systems still connect to 127.0.0.1.
 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether anybody may reach it: no machine of ours, of our network, or of the cloud around it. */
export function isPublic(address: string): boolean {
  try {
    // An IPv4 address that is mapped into IPv6 counts as what it is.
    const parsed = ipaddr.process(address);
    if (parsed.range() !== 'unicast') return false;
    return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
  } catch {
    return false;
  }
}

/** The machine itself, by the names that RFC 6761 keeps for it; a resolver may not know them all. */
const LOOPBACK_NAME = /^(?:localhost|.+\.localhost)$/i;

/** The host of a URL as an address is written, or a name without the dot of its root. */
export const plainHost = (host: string): string => host.replace(/^\[|\]$|\.$/g, '');

/** @throws for a host that is an address itself, and an internal one: nobody looks that up */
export function rejectInternalHost(host: string, allows: (address: string) => boolean): void {
  const bare = plainHost(host);
  const address = LOOPBACK_NAME.test(bare) ? '127.0.0.1' : bare;
  if (ipaddr.isValid(address) && !allows(address)) throw new InternalAddress();
}

type Resolver = (
  host: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks a name up for a connection and lets only public addresses through: the connection goes to what was looked at,
 * whatever the name leads to a moment later.
 */
export function publicLookup(
  allows: (address: string) => boolean,
  resolve: Resolver = lookUp,
): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      // One inner address among outer ones is no accident.
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => allows(address)))
        return done(new InternalAddress(), []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
