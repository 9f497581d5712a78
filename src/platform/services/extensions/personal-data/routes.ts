import { z } from 'zod';
import { reviewErasures } from '#shared/customer-data.ts';
import { shopperPersonalDataExtensions } from '#shared/extensions/personal-data.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { readJson, requireMerchant } from '#platform/hosted-json.ts';
import type { HostedRoute } from '#platform/service.ts';
import { findCustomer, present } from '../customers/public.ts';
import { callingMember } from '../../members/members/public.ts';
import { erase, previewErasure } from './erase.ts';
import { personOf, themselves, tracesOf } from './person.ts';
import { collectPersonalData, collectOwnData } from './collect.ts';

/** Whose orders one may read and whose account one may read: the file has both. */
const READ = ['MEMBERS.MEMBER_READ', 'ECOM.READ_ORDERS'];
const ERASE = ['MEMBERS.MEMBER_DELETE'];

const nothing = z.strictObject({});
const chosen = z.strictObject({ reviews: z.enum(reviewErasures).default('anonymise') });

const route = <Schema extends z.ZodType>(
  path: string,
  permissions: readonly string[],
  schema: Schema,
  handle: (context: Context, id: string, body: z.infer<Schema>) => Promise<object>,
): HostedRoute => ({
  method: 'POST',
  path: `/hosted/personal-data/${path}`,
  async handle(request, context, { id = '' }) {
    for (const permission of permissions) requireMerchant(context, permission);
    return Response.json(await handle(context, id, await readJson(request, schema)));
  },
});

export const routes: HostedRoute[] = [
  route(':id/read', READ, nothing, async (context, id) => {
    const person = await personOf(context, id);
    return {
      customer: present(await findCustomer(context, id)),
      emails: person.emails,
      data: await collectPersonalData(context, person),
    };
  }),
  route(':id/traces', ERASE, nothing, async (context, id) => ({
    traces: await tracesOf(context, await personOf(context, id)),
  })),
  route(':id/foresee', ERASE, chosen, previewErasure),
  { ...route(':id/erase', ERASE, chosen, erase), anonymizes: true },
  ...serveExtensions(shopperPersonalDataExtensions, {
    async getMyPersonalData(_request, context) {
      const member = await callingMember(context);
      if (!member) throw notFound('Nobody is signed in.');
      return { data: await collectOwnData(context, await themselves(context, member)) };
    },
  }),
];
