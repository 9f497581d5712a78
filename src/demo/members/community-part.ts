import { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';
import { demoCustomers } from '../customers/customers.ts';
import type { DemoPart } from '../demo-part.ts';
import { innerPlatform } from '../desk/inner-platform.ts';
import { seedFollows } from '../../platform/services/members/member-followers/public.ts';
import { seedReports } from '../../platform/services/members/member-reports/public.ts';
import { reasons } from './report-texts.ts';

const SEED = 6_413;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Of those with an account. */
const FOLLOWING = 0.4;
const MAX_FOLLOWED = 12;
const OPEN = 7;
const CLOSED = 16;

/** The roles that the shop has given itself, and how many have each. */
const roles = [
  { roleKey: 'COLLECTOR', roleTitle: 'Collector', blockable: false, holders: 9 },
  { roleKey: 'TRADE', roleTitle: 'Trade', blockable: true, holders: 4 },
  { roleKey: 'TESTER', roleTitle: 'Tester of new papers', blockable: true, holders: 3 },
] as const;

/** Who follows whom, who has which role, and who was reported: as in a shop whose members know each other. */
export const communityPart: DemoPart = {
  marker: 'demo-community',
  async fill(tx, options) {
    const { clock, siteId } = options;
    const random = new Random(SEED);
    const now = clock.now().getTime();
    const members = demoCustomers().flatMap(({ memberId }) => memberId ?? []);
    const someone = (): string => members[Math.floor(random.next() * members.length)] ?? '';
    const ago = (max: number): string => new Date(now - Math.floor(random.next() * max)).toISOString();

    const follows = members.flatMap((memberId) =>
      random.chance(FOLLOWING)
        ? Array.from({ length: 1 + Math.floor(random.next() * MAX_FOLLOWED) }, () => ({
            memberId,
            affectedMemberId: someone(),
            createdDate: ago(300 * DAY),
          }))
        : [],
    );
    await seedFollows(tx, siteId, follows);

    const platform = innerPlatform(tx, options, SEED);
    platform.at(new Date(now - 200 * DAY));
    for (const { roleKey, roleTitle, blockable, holders } of roles) {
      await platform.call('POST', '/members/v1/roles/definitions', { roleKey, roleTitle, blockable });
      for (let holder = 0; holder < holders; holder++)
        await platform.call('POST', `/members/v1/roles/members/${someone()}`, { roleKey });
    }

    const reports = Array.from({ length: OPEN + CLOSED }, (_, place) => {
      const isOpen = place < OPEN;
      const reportedMemberId = someone();
      const count = place === 0 ? 3 : isOpen && place < 3 ? 2 : 1;
      return {
        reportedMemberId,
        reviewed: !isOpen,
        reports: Array.from({ length: count }, (_report, which) => ({
          id: guidFrom(random),
          ...(reasons[(place + which * 5) % reasons.length] ?? reasons[0]),
          reportingMemberId: someone(),
          createdDate: isOpen ? ago(2 * DAY) : new Date(now - (5 + place * 6) * DAY).toISOString(),
        })),
      };
    });
    const reported = await seedReports(tx, siteId, reports);
    return `${follows.length} followers, ${reported} reported members`;
  },
};
