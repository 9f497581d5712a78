import { isObject } from '#shared/is-object.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { badRequest, notFound } from '#platform/contract/errors.ts';
import type { AbandonedCartsApi, Handlers, Reply } from '#platform/contract/index.ts';
import type { Abandoned, Activity } from './abandoned.ts';
import { abandoned } from './tables.ts';

type AbandonedCart = NonNullable<Reply<AbandonedCartsApi, 'getAbandonedCart'>['abandonedCart']>;

const activityOf = ({ type, createdDate }: Activity): object => ({
  activityType: type === 'AUTOMATION_SKIPPED' ? 'UNRECOGNIZED_TYPE' : type,
  timestamp: createdDate,
});

/** The same, as the stores app told of it before. */
function asCart({ id, status, createdDate, buyerInfo, contactDetails, totalPrice, activities }: Abandoned) {
  const { memberId, visitorId, email } = buyerInfo ?? {};
  const buyer = memberId ?? visitorId;
  return {
    id,
    status,
    abandonTime: createdDate,
    buyerInfo: {
      ...(buyer && { id: buyer, identityType: memberId ? 'MEMBER' : 'VISITOR' }),
      ...(email && { email }),
      ...(contactDetails?.phone && { phone: contactDetails.phone }),
      ...(contactDetails?.firstName && { firstName: contactDetails.firstName }),
      ...(contactDetails?.lastName && { lastName: contactDetails.lastName }),
    },
    ...(totalPrice?.amount && { total: totalPrice.amount }),
    activities: activities.map(activityOf),
  } as unknown as AbandonedCart;
}

/** What the older name of a field is called now. */
const NOW: Readonly<Record<string, string>> = {
  abandonTime: 'createdDate',
  id: 'id',
  status: 'status',
  'buyerInfo.email': 'buyerInfo.email',
};

const nameNow = (name: string): string => {
  const known = NOW[name];
  if (known === undefined) throw badRequest(`There is no field ${name}.`, 'INVALID_FIELD', { field: name });
  return known;
};

/** Both are JSON in a text. */
function parse(text: string | null | undefined, what: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(`The ${what} is not JSON.`, 'INVALID_QUERY');
  }
}

function filterOf(text: string | null | undefined): Record<string, unknown> {
  const input = parse(text, 'filter') ?? {};
  if (!isObject(input)) throw badRequest('The filter is no object.', 'INVALID_QUERY');
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [nameNow(name), value]));
}

function sortOf(text: string | null | undefined) {
  const input = parse(text, 'sort');
  if (input === undefined) return undefined;
  const all: unknown[] = Array.isArray(input) ? input : [input];
  return all.flatMap((entry) => {
    if (!isObject(entry)) throw badRequest('The sort is no object.', 'INVALID_QUERY');
    return Object.entries(entry).map(([name, order]) => ({
      fieldName: nameNow(name),
      order: order === 'desc' || order === 'DESC' ? ('DESC' as const) : ('ASC' as const),
    }));
  });
}

/** By the cart's own id, too: the contract's words have both. */
async function lastOfCart({ db, siteId }: SiteDb, cartId: string) {
  const { items } = await abandoned.query(db, siteId, { filter: { cartId }, cursorPaging: { limit: 1 } });
  return items[0];
}

export const cartHandlers = {
  async getAbandonedCart({ id }, { db, siteId }) {
    const found = (await abandoned.get(db, siteId, id)) ?? (await lastOfCart({ db, siteId }, id));
    if (!found) throw notFound('The abandoned cart was not found.', 'ABANDONED_CART_NOT_FOUND', { id });
    return { abandonedCart: asCart(found) };
  },
  async queryAbandonedCarts({ query }, { db, siteId }) {
    const { paging, filter, sort } = query ?? {};
    const sorted = sortOf(sort);
    const { items, metadata } = await abandoned.queryByOffset(db, siteId, {
      filter: filterOf(filter),
      ...(sorted && { sort: sorted }),
      ...(paging && { paging }),
    });
    return { abandonedCarts: items.map(asCart), totalResults: metadata.total };
  },
} satisfies Handlers<AbandonedCartsApi, Context>;
