import { BlockList, isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Where proxies stand: this machine, private networks, and those that clouds and containers use (RFC 6598, 3927, 4291). */
const neighbours = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  neighbours.addSubnet(network, bits, 'ipv4');
neighbours.addAddress('::1', 'ipv6');
neighbours.addSubnet('fc00::', 7, 'ipv6');
neighbours.addSubnet('fe80::', 10, 'ipv6');

/** IPv4 as a socket for both families tells it, and as it is written elsewhere. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Some proxies add the port. */
const withoutPort = (entry: string): string => entry.replace(/^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/, '$1$2');

const isNeighbour = (address: string): boolean =>
  isIP(address) !== 0 && neighbours.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** The socket's other end; undefined when the app is called without one, as tests do. */
function socketAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
}

/**
 * Where a request comes from. Only a neighbour on a private network is believed to be our proxy, and then only the
 * entry it added itself, the last one, where that is an address.
 */
export function clientAddress(c: Context): string {
  const direct = plain(socketAddress(c) ?? '127.0.0.1');
  if (!isNeighbour(direct)) return direct;
  const last = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const told = plain(withoutPort(last));
  return isIP(told) === 0 ? direct : told;
}
