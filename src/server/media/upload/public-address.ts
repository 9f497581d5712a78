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

/** Whether anybody may reach it: no machine of ours, of our network, or of the cloud around it. */
export function isPublic(address: string): boolean {
  try {
    // An IPv4 address in the clothes of an IPv6 one counts as what it is.
    return ipaddr.process(address).range() === 'unicast';
  } catch {
    return false;
  }
}

/** @throws for a host that is an address itself, and an internal one: nobody looks that up */
export function refuseInternalHost(host: string, allows: (address: string) => boolean): void {
  const bare = host.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare) && !allows(bare)) throw new InternalAddress();
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
