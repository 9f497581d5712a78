import type { Context } from '../../context.ts';
import { standing } from '../../store/index.ts';
import type { DiscountRule } from './discount-rule.ts';
import { discountRules } from './tables.ts';

const PAGE = 100;

/** All that are not switched off, the oldest first. */
export const activeRules = (context: Context): Promise<DiscountRule[]> =>
  standing(context, 'active discount rules', () => readActiveRules(context));

async function readActiveRules({ db, siteId }: Context): Promise<DiscountRule[]> {
  const rules: DiscountRule[] = [];
  let cursor: string | undefined;
  do {
    const { items, metadata } = await discountRules.query(
      db,
      siteId,
      cursor === undefined
        ? {
            filter: { active: { $ne: false } },
            sort: [{ fieldName: 'createdDate', order: 'ASC' }],
            cursorPaging: { limit: PAGE },
          }
        : { cursorPaging: { limit: PAGE, cursor } },
    );
    rules.push(...items);
    cursor = metadata.cursors.next;
  } while (cursor !== undefined);
  return rules;
}
