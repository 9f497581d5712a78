import type { AbandonedCheckoutDetails } from '#shared/abandoned-checkouts.ts';
import type { abandonedCheckoutExtensions } from '#shared/extensions/abandoned-checkouts.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import { entitySource, type EntitySource } from './entity-source.ts';

export interface JobAbandoned {
  id: string;
  status?: string;
  buyerInfo?: { email?: string };
  contactDetails?: { firstName?: string; lastName?: string };
  totalPrice?: { amount?: string };
  currency?: string;
  createdDate?: string;
  checkoutRecoveredDate?: string;
  lineItems?: { quantity?: number; productName?: { original?: string } }[];
  /** What the contract does not know. */
  told?: AbandonedCheckoutDetails;
}

export const nameOf = ({ contactDetails }: Pick<JobAbandoned, 'contactDetails'>): string =>
  [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ');

const plain = entitySource<JobAbandoned>({
  search: 'ecom_abandoned-checkouts.searchAbandonedCheckouts',
  plural: 'abandonedCheckouts',
  label: (one) => nameOf(one) || one.buyerInfo?.email,
});

const AT_ONCE = 100;
const call = extensionCaller<typeof abandonedCheckoutExtensions>();

/** With what the embedded platform tells beside the contract. */
export const abandonedCheckouts: EntitySource<JobAbandoned> = {
  ...plain,
  async byIds(platformFetch, ids) {
    const found = await plain.byIds(platformFetch, ids);
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const { abandonedCheckouts: details } = await call(platformFetch, 'listAbandonedCheckoutDetails', {
        ids: ids.slice(from, from + AT_ONCE),
      });
      for (const one of details) {
        const known = found.get(one.id);
        if (known) found.set(one.id, { ...known, told: one });
      }
    }
    return found;
  },
};

export { plain as plainAbandoned };
