import { z } from 'zod';
import { MOST_CODES, MOST_COUPONS } from '#shared/coupons.ts';
import { checkShape } from '../../contract/check-shape.ts';
import type { Context } from '../../context.ts';
import { bulkByIds } from '../../crud/index.ts';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { createCoupon, findCoupon, removeCoupon, switchCoupon, updateCoupon } from './change.ts';
import { codesToMake, listCodes, makeCodes } from './codes.ts';
import { listCoupons, listRequest, sumUpCoupons } from './list.ts';
import { presentCoupon } from './present.ts';
import { couponDraft } from './rules/check-draft.ts';

/** One rule model with discounts, and their rights. */
const READ = 'ECOM.DISCOUNT_RULES_READ';
const CREATE = 'ECOM.DISCOUNT_RULES_CREATE';
const UPDATE = 'ECOM.DISCOUNT_RULES_UPDATE';
const DELETE = 'ECOM.DISCOUNT_RULES_DELETE';

const anything = z.record(z.string(), z.unknown());
const seen = z.object({ revision: z.string().min(1).max(20) });
const some = z.strictObject({ ids: z.array(z.guid()).min(1).max(MOST_COUPONS) });

const pageOf = z.strictObject({ from: z.int().min(0), limit: z.int().min(1).max(MOST_CODES) });

const route = (
  path: string,
  permission: string,
  handle: (context: Context, body: Record<string, unknown>, id: string) => Promise<object>,
): HostedRoute => ({
  method: 'POST',
  path: `/hosted/coupons/${path}`,
  async handle(request, context, { id = '' }) {
    requireMerchant(context, permission);
    return Response.json(await handle(context, await readJson(request, anything), id));
  },
});

const each = (path: string, permission: string, act: (context: Context, id: string) => Promise<unknown>) =>
  route(`bulk/${path}`, permission, (context, body) =>
    bulkByIds(context, checkShape(body, some).ids, { each: (id) => act(context, id) }),
  );

export const routes: HostedRoute[] = [
  route('list', READ, (context, body) => listCoupons(context, checkShape(body, listRequest))),
  route('summary', READ, (context) => sumUpCoupons(context)),
  route('create', CREATE, (context, body) => createCoupon(context, checkShape(body, couponDraft))),
  each('turn-on', UPDATE, (context, id) => switchCoupon(context, id, true)),
  each('turn-off', UPDATE, (context, id) => switchCoupon(context, id, false)),
  each('delete', DELETE, removeCoupon),
  route(':id/read', READ, async (context, _body, id) =>
    presentCoupon(context, await findCoupon(context, id)),
  ),
  route(':id/update', UPDATE, (context, body, id) =>
    updateCoupon(context, id, { ...checkShape(body, couponDraft), ...checkShape(body, seen) }),
  ),
  route(':id/codes/make', CREATE, (context, body, id) =>
    makeCodes(context, id, checkShape(body, codesToMake)),
  ),
  route(':id/codes/list', READ, (context, body, id) => listCodes(context, id, checkShape(body, pageOf))),
  route(':id/delete', DELETE, (context, _body, id) => removeCoupon(context, id)),
];
