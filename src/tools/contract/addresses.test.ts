import { expect, it } from 'vitest';
import type { PackageContract } from '../../platform/contract/schema.ts';
import { addressFields, readOutcomes, reviewAddresses } from './addresses.ts';

const contract: PackageContract = {
  package: 'tea',
  version: '',
  operations: { pour: { fqn: '', method: 'POST', path: '/', request: 'Pour', reply: 'Poured' } },
  definitions: {
    Pour: { fields: { cup: { ref: 'Cup' }, backUrl: { type: 'string' }, note: { type: 'string' } } },
    Cup: {
      fields: {
        picture: { type: 'string', format: 'WEB_URL' },
        ownUrl: { type: 'string', readonly: true },
        slug: { type: 'string', format: 'URL_SLUG' },
        saucer: { ref: 'Cup' },
      },
    },
    Poured: { fields: { nextUrl: { type: 'string' } } },
  },
  events: [],
  querySpecs: {},
};

it('finds what takes an address in requests, by name and by format, but not what clients only send back', () => {
  expect(addressFields(contract)).toEqual(['Cup.picture', 'Pour.backUrl']);
});

it('keeps what was reviewed, drops what is gone, and tells what is new', () => {
  const list = '# The list.\n\ntea\n  follow: Pour.backUrl Pour.goneUrl\n';
  const { text, unreviewed } = reviewAddresses(list, [contract]);
  expect(text).toBe('# The list.\n\ntea\n  follow: Pour.backUrl\n  unreviewed: Cup.picture\n');
  expect(unreviewed).toEqual(['tea.Cup.picture']);
  expect(Object.fromEntries(readOutcomes(list))).toEqual({
    'tea.Pour.backUrl': 'follow',
    'tea.Pour.goneUrl': 'follow',
  });
});
