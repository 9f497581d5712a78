import { sql } from 'kysely';
import { seedCustomFields, type SeedField } from '../../platform/services/members/custom-fields/public.ts';
import { Random } from '../art/random.ts';
import { guidFor } from '../catalog/ids.ts';
import type { DemoPart } from '../demo-part.ts';
import { badgeId } from './badges-part.ts';
import { demoCustomers, type Customer } from './customers.ts';

const SEED = 9_412;

interface DemoField extends Omit<SeedField, 'id'> {
  /** How many of a hundred have filled it in. */
  filled: number;
  value: (random: Random, customer: Customer) => string | number;
}

const FAMILIES = ['Dune', 'Moiré', 'Lunation', 'Seedhead', 'Contours', 'Weave'];
const WALLS = ['Lime white', 'Raw plaster', 'Clay red', 'Chalk gray', 'Linen', 'Bare brick'];

const handle = ({ firstName, lastName }: Customer): string =>
  `${firstName}-${lastName}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z-]+/g, '');

/** What the shop asks its members, in the order of the profile. */
const fields: readonly DemoField[] = [
  {
    name: 'Favorite family',
    key: 'favorite-family',
    fieldType: 'TEXT',
    defaultPrivacy: 'PUBLIC',
    filled: 64,
    value: (random) => `${random.pick(FAMILIES)} family`,
  },
  {
    name: 'About my walls',
    key: 'about-my-walls',
    fieldType: 'TEXT',
    defaultPrivacy: 'PUBLIC',
    filled: 31,
    value: (random) => `${random.pick(WALLS)}, ${(random.whole(24, 36) / 10).toFixed(1)} m high`,
  },
  {
    name: 'Website',
    key: 'website',
    fieldType: 'URL',
    defaultPrivacy: 'PUBLIC',
    filled: 18,
    value: (_random, customer) => `https://${handle(customer)}.example/`,
  },
  {
    name: 'Wall height, cm',
    key: 'wall-height-cm',
    fieldType: 'NUMBER',
    defaultPrivacy: 'PRIVATE',
    filled: 12,
    value: (random) => random.whole(220, 380),
  },
  {
    name: 'Moved in',
    key: 'moved-in',
    fieldType: 'DATE',
    defaultPrivacy: 'PRIVATE',
    filled: 9,
    value: (random) => `${random.whole(2009, 2025)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`,
  },
  {
    name: 'VAT number',
    key: 'vat-number',
    fieldType: 'TEXT',
    defaultPrivacy: 'PRIVATE',
    limitedTo: [{ applicationType: 'BADGE', entityId: badgeId('Trade') }],
    filled: 0,
    value: () => '',
  },
  {
    name: 'Instagram',
    key: 'instagram',
    fieldType: 'SOCIAL',
    socialType: 'INSTAGRAM',
    defaultPrivacy: 'PUBLIC',
    filled: 22,
    value: (_random, customer) => `https://www.instagram.com/${handle(customer)}`,
  },
  {
    name: 'Press contact',
    key: 'press-contact',
    fieldType: 'TEXT',
    defaultPrivacy: 'PRIVATE',
    hidden: true,
    filled: 3,
    value: (_random, { firstName, lastName }) => `${firstName} ${lastName}`,
  },
];

/** The fields of the profile, and what members have written into them. */
export const fieldsPart: DemoPart = {
  marker: 'demo-custom-fields',
  async fill(tx, { clock, siteId }) {
    const random = new Random(SEED);
    await seedCustomFields(
      tx,
      siteId,
      clock.now().toISOString(),
      fields.map(({ filled: _share, value: _rule, ...field }) => ({
        ...field,
        id: guidFor(`field:${field.key}`),
      })),
    );
    const written = demoCustomers().flatMap((customer) => {
      if (customer.memberId === undefined) return [];
      const values = fields.flatMap(({ key, filled, value }) =>
        random.whole(1, 100) <= filled ? [[key, { value: value(random, customer) }] as const] : [],
      );
      return values.length === 0 ? [] : { id: customer.memberId, fields: Object.fromEntries(values) };
    });
    await sql`update members set doc = jsonb_set(doc, '{contact,customFields}', given.fields)
      from jsonb_to_recordset(${JSON.stringify(written)}::text::jsonb) as given (id text, fields jsonb)
      where members.site_id = ${siteId} and members.id = given.id`.execute(tx);
    return `${fields.length} custom fields, filled in by ${written.length} members`;
  },
};
