import { customerSegments, type CustomerSegment } from '../../../shared/customer-segments.ts';
import type { Context } from '../../context.ts';
import { requireMerchant } from '../../hosted-json.ts';
import { defineService } from '../../service.ts';
import { foldSlots } from '../../store/index.ts';
import { migrations } from './migrations.ts';

const READ = 'ECOM.DISCOUNT_RULES_READ';

/** Brings together what many connections have counted; now and then. */
const foldDays = ({ db, siteId }: Context): Promise<void> =>
  foldSlots(db, siteId, {
    table: 'customer_days',
    unique: ['email', 'member_id', 'currency', 'day'],
    sums: ['orders', 'spent'],
  });

/** What each customer's orders come to, kept as they change, and the segments that follow from it. */
export const customers = defineService({
  name: 'customers',
  routes: [
    {
      method: 'POST',
      path: '/hosted/customers/segments',
      async handle(_request, context) {
        requireMerchant(context, READ);
        return Response.json({
          segments: customerSegments(context.site.currency) satisfies CustomerSegment[],
        });
      },
    },
  ],
  upkeep: foldDays,
  migrations,
});
