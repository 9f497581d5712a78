import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { seedAssignments, seedBadges } from '../../platform/services/members/badges/public.ts';
import { guidFor } from '../catalog/ids.ts';
import type { DemoPart } from '../demo-part.ts';
import { demoCustomers, type Customer } from './customers.ts';

const DAY = 24 * 3_600_000;

export const badgeId = (title: string): string => guidFor(`badge:${title}`);

interface Counted {
  orders: number;
  reviews: number;
}

interface DemoBadge {
  title: string;
  description: string;
  backgroundColor: string;
  textColor: string;
  /** Who has it. @param at the member's place among all */
  has: (customer: Customer, counted: Counted, at: number) => boolean;
}

/** In the order in which members show them. */
const badges: readonly DemoBadge[] = [
  {
    title: 'Collector',
    description: '5 orders or more',
    backgroundColor: '#F8EEF3',
    textColor: '#7B2A59',
    has: (_customer, { orders }) => orders >= 5,
  },
  {
    title: 'Trade',
    description: 'VAT number checked by us',
    backgroundColor: '#EFEAE2',
    textColor: '#4A4540',
    has: ({ company }) => company !== undefined,
  },
  {
    title: 'Old friend',
    description: 'A member since the first weeks',
    backgroundColor: '#FBE9E7',
    textColor: '#97291E',
    has: (_customer, _counted, at) => at < 60,
  },
  {
    title: 'Keen eye',
    description: '2 reviews or more',
    backgroundColor: '#E5EEF6',
    textColor: '#1F4E79',
    has: (_customer, { reviews }) => reviews >= 2,
  },
  {
    title: 'Studio',
    description: 'Artists who draw for us',
    backgroundColor: '#FBEFD2',
    textColor: '#6B4A00',
    has: (_customer, _counted, at) => at % 29 === 7,
  },
  {
    title: 'First wall',
    description: 'First order delivered',
    backgroundColor: '#E5F1E9',
    textColor: '#1E5B39',
    has: (_customer, { orders }) => orders > 0,
  },
];

async function countBy(
  db: Queryable,
  siteId: string,
  table: string,
  path: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ contact: string; n: number }>`
    select doc #>> ${path}::text[] as contact, count(*)::int as n
    from ${sql.table(table)} where site_id = ${siteId} group by 1`.execute(db);
  return new Map(rows.map(({ contact, n }) => [contact, n]));
}

/** What members are known by, and who is. */
export const badgesPart: DemoPart = {
  marker: 'demo-badges',
  async fill(tx, { clock, siteId }) {
    const orders = await countBy(tx, siteId, 'orders', '{buyerInfo,contactId}');
    const reviews = await countBy(tx, siteId, 'reviews', '{author,contactId}');
    const { rows: there } = await sql<{
      id: string;
    }>`select id from members where site_id = ${siteId}`.execute(tx);
    const known = new Set(there.map(({ id }) => id));
    const members = demoCustomers().filter(({ memberId }) => known.has(memberId ?? ''));
    const now = clock.now().getTime();
    await seedBadges(
      tx,
      siteId,
      badges.map(({ has: _rule, title, ...badge }, at) => ({
        ...badge,
        id: badgeId(title),
        title,
        createdDate: new Date(now - (600 - at) * DAY).toISOString(),
      })),
    );
    const input = badges.flatMap(({ title, has }, badgeAt) =>
      members.flatMap((customer, at) => {
        const { contactId, memberId = '' } = customer;
        const counted = { orders: orders.get(contactId) ?? 0, reviews: reviews.get(contactId) ?? 0 };
        if (!has(customer, counted, at)) return [];
        const age = 1 + ((at * 37 + badgeAt * 11) % 540);
        return {
          id: guidFor(`badge:${title}:${memberId}`),
          badgeId: badgeId(title),
          memberId,
          createdDate: new Date(now - age * DAY).toISOString(),
        };
      }),
    );
    await seedAssignments(tx, siteId, input);
    return `${badges.length} badges, given ${input.length} times`;
  },
};
