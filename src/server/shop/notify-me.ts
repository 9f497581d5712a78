import { z } from 'zod';
import { findOperation } from '../../platform/contract/index.ts';
import { PlatformError } from '../../platform/contract/errors.ts';
import { FORM_RESULT_PARAM, type FormResult } from '../../shared/back-in-stock.ts';
import { STORES_APP_ID } from '../../shared/stores-app.ts';
import type { Gateway } from '../gateway.ts';
import { clientAddress } from '../http/client-address.ts';
import type { GatewayContext } from '../http/gateway-env.ts';
import { callOperation, PlatformCallError } from '../platform-call.ts';
import { spendAttempt, type Limit } from '../staff/attempts.ts';
import { ownPath } from './own-path.ts';

const create = findOperation('ecom_back-in-stock-notifications.createBackInStockNotificationRequest');

const fields = z.object({
  back: z.string(),
  productId: z.guid(),
  variantId: z.guid(),
  /** Sold out too, and as good to them. */
  also: z.guid().optional(),
  name: z.string().min(1).max(500),
  price: z.string().max(20),
  language: z.enum(['en', 'he']),
  email: z.string().trim().min(3).max(254),
});

/** As strict as the platform is with shoppers: this form is sent with the shop's key. */
const limits = (c: GatewayContext, email: string): Limit[] => [
  { key: `tell-me:address:${clientAddress(c)}`, max: 60, seconds: 3600 },
  { key: `tell-me:email:${email.toLowerCase()}`, max: 20, seconds: 86_400 },
];

function outcomeOf(error: unknown): FormResult {
  if (error instanceof PlatformError && error.status === 429) return 'tooMany';
  if (!(error instanceof PlatformCallError)) throw error;
  if (error.status === 409) return 'waiting';
  if (error.status === 429) return 'tooMany';
  if (error.code === 'REQUEST_COLLECTION_DISABLED') return 'closed';
  return error.status === 400 ? 'invalid' : 'failed';
}

async function ask(c: GatewayContext, gateway: Gateway, form: unknown): Promise<FormResult> {
  const parsed = fields.safeParse(form);
  if (!parsed.success)
    return parsed.error.issues.some(({ path }) => path[0] !== 'email') ? 'failed' : 'invalid';
  const { productId, variantId, also, name, price, language, email } = parsed.data;
  const askFor = (id: string) =>
    callOperation(
      gateway.platformFetch,
      create,
      {
        request: {
          email,
          catalogReference: { appId: STORES_APP_ID, catalogItemId: productId, options: { variantId: id } },
        },
        itemDetails: { name, price },
      },
      { language },
    );
  try {
    await spendAttempt(gateway, limits(c, email));
    // What becomes of the other one is no answer to what was asked for.
    if (also !== undefined && also !== variantId) await askFor(also).catch(outcomeOf);
    await askFor(variantId);
    return 'requested';
  } catch (error) {
    return outcomeOf(error);
  }
}

/** The form of a page without script: an address is left, and the page it came from says what became of it. */
export async function submitNotifyMeForm(c: GatewayContext, gateway: Gateway): Promise<Response> {
  const form = await c.req.parseBody();
  const back = new URL(ownPath(form['back']), 'http://shop');
  back.searchParams.set(FORM_RESULT_PARAM, await ask(c, gateway, form));
  return c.redirect(`${back.pathname}${back.search}`, 303);
}
