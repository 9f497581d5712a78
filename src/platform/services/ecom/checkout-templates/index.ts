import { checkoutTemplateExtensions } from '#shared/extensions/checkout.ts';
import type { Context } from '#platform/context.ts';
import type { CheckoutTemplatesApi, Handlers, Request } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { defineService } from '#platform/service.ts';
import { findCheckout } from '../checkouts/public.ts';
import { migrations } from './migrations.ts';
import { templateNotFound } from './not-found.ts';
import { createAndRedirectToCheckout, createCheckoutFromTemplate, TEMPLATE_FQDN } from './open.ts';
import { checkTemplateUpdate, undated, writtenTemplate } from './rules.ts';
import { checkoutTemplates as entity, countPaid, entities, forgetUses, readUses } from './tables.ts';

const templates = crud<CheckoutTemplatesApi>()({
  entity,
  key: 'checkoutTemplate',
  plural: 'checkoutTemplates',
  id: 'checkoutTemplateId',
  fqdn: TEMPLATE_FQDN,
  notFound: templateNotFound,
  write: (draft, before, { ids }) => writtenTemplate(draft, before, () => ids.guid()),
  // The store dates what it writes; the contract's template has no dates.
  present: (stored) => stored.map(undated),
  beforeRemove: ({ id }, context) => forgetUses(context, id),
});

async function updateCheckoutTemplate(
  request: Request<CheckoutTemplatesApi, 'updateCheckoutTemplate'>,
  context: Context,
) {
  checkTemplateUpdate(request);
  return templates.update(request, context);
}

/** A checkout that a template made, and somebody paid. */
async function countIfPaid({ entityId }: DomainEvent, context: Context): Promise<void> {
  const checkout = await findCheckout(context, entityId);
  if (checkout?.templateId) await countPaid(context, checkout.templateId);
}

export const checkoutTemplates = defineService({
  name: 'checkout-templates',
  package: 'ecom_checkout-templates',
  handlers: {
    createCheckoutTemplate: templates.create,
    bulkCreateCheckoutTemplates: templates.bulkCreate,
    getCheckoutTemplate: templates.get,
    updateCheckoutTemplate,
    deleteCheckoutTemplate: templates.remove,
    queryCheckoutTemplates: templates.query,
    createCheckoutFromTemplate,
    createAndRedirectToCheckout,
  } satisfies Handlers<CheckoutTemplatesApi, Context>,
  listeners: { 'wix.ecom.v1.checkout_completed': countIfPaid },
  routes: serveExtensions(checkoutTemplateExtensions, {
    listCheckoutTemplateUses: async (_request, context) => ({ uses: await readUses(context) }),
  }),
  entities,
  migrations,
});
