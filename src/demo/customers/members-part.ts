import { storeCurrency } from '../../platform/services/extensions/customers/public.ts';
import { insertContacts, seedMembers } from '../../platform/services/members/members/public.ts';
import type { DemoPart } from '../demo-part.ts';
import { DEMO_STORE } from '../demo-store.ts';
import { demoCustomers } from './customers.ts';
import { openDemoShoppers } from './demo-shoppers.ts';

const HOUR = 3_600_000;
/** Before the first order of the demo's two years. */
const SINCE = 760 * 24 * HOUR;

export const membersPart: DemoPart = {
  marker: 'demo-members',
  async fill(tx, { clock, siteId }) {
    // Told later, it would have all customers' records written once more.
    await storeCurrency({ db: tx, siteId, site: DEMO_STORE });
    const customers = demoCustomers();
    const first = clock.now().getTime() - SINCE;
    const members = customers.flatMap((customer, index) => {
      const { memberId, contactId, email, firstName, lastName, phone, company, address } = customer;
      if (memberId === undefined) return [];
      return {
        id: memberId,
        contactId,
        email,
        createdDate: new Date(first + index * HOUR).toISOString(),
        contact: {
          firstName,
          lastName,
          phones: [phone],
          ...(company !== undefined && { company }),
          addresses: [{ ...address, id: memberId }],
        },
      };
    });
    await seedMembers(tx, siteId, members);
    await insertContacts(tx, siteId, customers);
    await openDemoShoppers(tx, siteId);
    return `${members.length} members`;
  },
};
