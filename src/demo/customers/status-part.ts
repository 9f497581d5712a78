import { seedStatuses, type SeedStatus } from '../../platform/services/members/members/public.ts';
import { Random } from '../art/random.ts';
import type { DemoPart } from '../demo-part.ts';
import { demoCustomers } from './customers.ts';
import { demoShoppers } from './demo-shoppers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SEED = 5_117;
/** Those of whom something is to be done, or was: the shop asks to approve trade buyers, say. */
const PENDING = 6;
const BLOCKED = 3;
const MUTED = 2;
const UNCONFIRMED = 9;

/** Most come by within weeks, some were not seen for a year. */
function lastLogin(random: Random, now: number): string {
  const ago = random.next() ** 3 * 300 * DAY + random.between(0.05, 20) * HOUR;
  return new Date(now - ago).toISOString();
}

function standingOf(index: number): Omit<SeedStatus, 'id'> {
  if (index < PENDING) return { status: 'PENDING' };
  if (index < PENDING + BLOCKED) return { status: 'BLOCKED' };
  if (index < PENDING + BLOCKED + MUTED) return { activityStatus: 'MUTED' };
  return index < PENDING + BLOCKED + MUTED + UNCONFIRMED ? { loginEmailVerified: false } : {};
}

/** How members stand, and when they were last in the shop. */
export const memberStatusSeeder: DemoPart = {
  marker: 'demo-members-standing',
  async fill(tx, { clock, siteId }) {
    const random = new Random(SEED);
    const now = clock.now().getTime();
    const known = new Set<string>(demoShoppers.map(({ email }) => email));
    const members = demoCustomers().filter(
      ({ memberId, email }) => memberId !== undefined && !known.has(email),
    );
    // The last of them: the first have most of the orders that tours and tests begin with.
    const statuses = members.toReversed().map(({ memberId = '' }, index) => ({
      id: memberId,
      ...standingOf(index),
      ...(index >= PENDING && random.chance(0.72) && { lastLoginDate: lastLogin(random, now) }),
      ...(random.chance(0.3) && { privacyStatus: 'PUBLIC' as const }),
    }));
    await seedStatuses(tx, siteId, statuses);
    return `${statuses.length} members with a standing`;
  },
};
