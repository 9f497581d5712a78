import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublic, publicLookup, rejectInternalHost } from './public-address.ts';

const INTERNAL = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:169.254.169.254',
  '::127.0.0.1',
  '::7f00:1',
  '::a9fe:a9fe',
  '::ffff:0:127.0.0.1',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::7f00:1',
  '4000::1',
  'fec0::1',
  '0177.0.0.1',
  '0x7f.1',
  '127.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  'no address',
];

const look = (addresses: string[], all: boolean): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const lookup = publicLookup(isPublic, (_host, _options, done) => done(null, found));
    lookup('somewhere.example', { all }, (error, address) => (error ? reject(error) : resolve(address)));
  });

describe('a public address', () => {
  it.each(INTERNAL)('is not %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('is %s', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it('is none in a private network, however it is written', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.constantFrom(10, 127), byte, byte, byte, (a, b, c, d) => {
        const { hostname } = new URL(`http://${((a * 256 + b) * 256 + c) * 256 + d}/`);
        expect(() => rejectInternalHost(hostname, isPublic)).toThrow('public net');
        expect(isPublic(`::ffff:${a}.${b}.${c}.${d}`)).toBe(false);
      }),
    );
  });

  it('is none in the forms that IPv6 has for an IPv4 address, as a URL writes them', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const prefix = fc.constantFrom('::', '::ffff:', '::ffff:0:', '64:ff9b::', '64:ff9b:1::');
    fc.assert(
      fc.property(prefix, fc.constantFrom(10, 127), byte, byte, byte, (form, a, b, c, d) => {
        const { hostname } = new URL(`http://[${form}${a}.${b}.${c}.${d}]/`);
        expect(() => rejectInternalHost(hostname, isPublic)).toThrow('public net');
      }),
    );
  });

  it.each(['localhost', 'localhost.', 'shop.localhost', 'LOCALHOST', '127.0.0.1.', '0177.1', '0x7f000001'])(
    'is none of the machine itself, written as %s',
    (host) => {
      const { hostname } = new URL(`http://${host}/`);
      expect(() => rejectInternalHost(hostname, isPublic)).toThrow('public net');
    },
  );

  it('is what a name leads to, and all of what it leads to', async () => {
    expect(await look(['1.1.1.1', '2606:4700::1111'], false)).toBe('1.1.1.1');
    expect(await look(['1.1.1.1'], true)).toEqual([{ address: '1.1.1.1', family: 4 }]);
    await expect(look(['1.1.1.1', '10.0.0.1'], true)).rejects.toThrow('public net');
    await expect(look(['::1'], false)).rejects.toThrow('public net');
    await expect(look([], false)).rejects.toThrow('public net');
  });
});
