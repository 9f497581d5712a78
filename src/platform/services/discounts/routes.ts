import { z } from 'zod';
import { MOST_RULES } from '#shared/discounts.ts';
import type { Context } from '../../context.ts';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { readOrder, writeOrder } from '../discount-rules/public.ts';
import { countDiscounts, idsOfDiscounts, queryDiscounts } from './query.ts';

const READ = 'ECOM.DISCOUNT_RULES_READ';
const UPDATE = 'ECOM.DISCOUNT_RULES_UPDATE';

const asked = z.strictObject({
  query: z.strictObject({
    filter: z.unknown().optional(),
    sort: z.unknown().optional(),
    cursorPaging: z
      .strictObject({ limit: z.unknown().optional(), cursor: z.unknown().optional() })
      .optional(),
  }),
});
const chosen = z.strictObject({ filter: z.unknown().optional(), sort: z.unknown().optional() });
const counted = z.strictObject({ filter: z.unknown().optional() });
const nothing = z.strictObject({});
const ordered = z.strictObject({
  ids: z.array(z.guid()).max(MOST_RULES),
  revision: z.string().regex(/^\d{1,18}$/),
});

/** Beside the contract, which knows automatic rules only, and no order of them. */
const merchant = (
  path: string,
  permission: string,
  handle: (request: Request, context: Context) => Promise<object>,
): HostedRoute => ({
  method: 'POST',
  path: `/hosted/discounts/${path}`,
  async handle(request, context) {
    requireMerchant(context, permission);
    return Response.json(await handle(request, context));
  },
});

export const routes: HostedRoute[] = [
  merchant('query', READ, async (request, context) =>
    queryDiscounts(context, (await readJson(request, asked)).query),
  ),
  merchant('ids', READ, async (request, context) => idsOfDiscounts(context, await readJson(request, chosen))),
  merchant('count', READ, async (request, context) =>
    countDiscounts(context, (await readJson(request, counted)).filter),
  ),
  merchant('order/read', READ, async (request, context) => {
    await readJson(request, nothing);
    return readOrder(context);
  }),
  merchant('order/write', UPDATE, async (request, context) =>
    writeOrder(context, await readJson(request, ordered)),
  ),
];
