import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { rawReply, type RawReply } from '#platform/pipeline/raw-reply.ts';
import { checkoutFromTemplate, type Checkout } from '../checkouts/public.ts';
import { templateNotFound } from './not-found.ts';
import { undated } from './rules.ts';
import { checkoutTemplates, countOpened, type CheckoutTemplate } from './tables.ts';

export const TEMPLATE_FQDN = 'wix.ecom.v1.checkout_template';
const events = entityEvents(TEMPLATE_FQDN);

interface OpenRequest {
  checkoutTemplateId: string;
  siteId: string;
}

/** @throws 404 also for another site's */
async function find(
  context: Context,
  { checkoutTemplateId: id, siteId }: OpenRequest,
): Promise<CheckoutTemplate> {
  const found = siteId === context.siteId ? await checkoutTemplates.get(context.db, siteId, id) : undefined;
  if (!found) throw templateNotFound(id);
  return found;
}

const settingsOf = ({ customization = {} }: CheckoutTemplate): Checkout['customSettings'] => ({
  lockCouponCode: customization.lockedCoupon ?? false,
  lockGiftCard: customization.lockedGiftCard ?? false,
  disabledManualPayment: customization.disabledManualPayment ?? false,
  disabledPolicyAgreementCheckbox: customization.webClient?.disabledPolicyAgreementCheckbox ?? false,
});

async function open(context: Context, template: CheckoutTemplate) {
  const { couponCode, customContentReference, externalReference } = template;
  const made = await checkoutFromTemplate(context, {
    templateId: template.id,
    couponCode: couponCode ?? undefined,
    settings: {
      customSettings: settingsOf(template),
      ...(customContentReference && { customContentReference }),
      ...(externalReference && { externalReference }),
    },
    lineItems: template.lineItems,
    customLineItems: template.customLineItems,
  });
  await countOpened(context, template.id, context.clock.now().toISOString());
  await context.emit(
    events.action('used', template.id, { checkoutTemplate: undated(template), checkout: made.shown }),
  );
  return made;
}

export async function createCheckoutFromTemplate(
  request: OpenRequest,
  context: Context,
): Promise<{ checkoutId: string; checkoutUrl: string; purchaseFlowId: string }> {
  const template = await find(context, request);
  if (template.status !== 'ACTIVE') {
    throw badRequest(
      'The checkout template is switched off.',
      'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE',
      { checkoutTemplateId: template.id },
    );
  }
  const { checkout, url } = await open(context, template);
  return { checkoutId: checkout.id, checkoutUrl: url, purchaseFlowId: checkout.purchaseFlowId };
}

const NO_TRACE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** What is pasted into a message: to a checkout of the reader's own; to the shop where it is switched off. */
export async function createAndRedirectToCheckout(request: OpenRequest, context: Context): Promise<RawReply> {
  const template = await find(context, request);
  const location =
    template.status === 'ACTIVE' ? (await open(context, template)).url : `${context.site.publicUrl}/`;
  return rawReply(302, '', { location, ...NO_TRACE });
}
