import { z } from 'zod';
import { PlatformError } from '../../platform/contract/errors.ts';
import {
  CONTACT_BOUNDS as BOUNDS,
  CONTACT_RESULT_PARAM,
  type ContactResult,
  type StorePage,
} from '../../shared/store-pages.ts';
import { isMailAddress } from '../../shared/site-contact.ts';
import type { Gateway } from '../gateway.ts';
import { clientAddress } from '../http/client-address.ts';
import type { GatewayContext } from '../http/gateway-env.ts';
import { spendAttempt, type Limit } from '../staff/attempts.ts';
import { staffTables } from '../staff/tables.ts';
import { isUsable } from '../staff/usable.ts';
import { ownPath } from './own-path.ts';
import { isEmailSent } from './storefront.ts';

/** The name of the field that people do not see, and programs fill in. */
export const TRAP_FIELD = 'website';

const fields = z.object({
  page: z.string().max(200),
  name: z.string().trim().min(1).max(BOUNDS.name),
  email: z.string().trim().max(BOUNDS.email).refine(isMailAddress),
  message: z.string().trim().min(1).max(BOUNDS.message),
});

const HOUR = 3600;

const limits = (c: GatewayContext, siteId: string): Limit[] => [
  { key: `contact:address:${clientAddress(c)}`, max: 5, seconds: HOUR },
  { key: `contact:site:${siteId}`, max: 200, seconds: 24 * HOUR },
];

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ');

async function emailOwners(gateway: Gateway, page: StorePage, form: z.output<typeof fields>): Promise<void> {
  const owners = await staffTables(gateway.database.kysely)
    .selectFrom('staff_members')
    .selectAll()
    .where('role', '=', 'owner')
    .orderBy('id')
    .execute();
  const { store, publicUrl } = gateway;
  for (const owner of owners.filter((one) => isUsable(one, gateway)))
    await gateway.mailer.send({
      to: owner.email,
      subject: `Message from ${oneLine(form.name)} to ${store.name}`,
      text: [
        form.message,
        `${oneLine(form.name)}\n${form.email}`,
        `Sent by the contact form at ${publicUrl}/pages/${encodeURIComponent(page.slug)}. Reply to the email address above: nobody has verified it.`,
      ].join('\n\n'),
    });
}

interface Contact {
  gateway: Gateway;
  readPages: () => Promise<readonly StorePage[]>;
}

async function take(
  c: GatewayContext,
  form: Record<string, unknown>,
  contact: Contact,
): Promise<ContactResult> {
  const { gateway, readPages } = contact;
  // Whoever fills in what nobody sees learns nothing of it.
  if (form[TRAP_FIELD] !== '') return 'sent';
  const parsed = fields.safeParse(form);
  if (!parsed.success) return 'invalid';
  const page = (await readPages()).find(({ slug, contactForm }) => contactForm && slug === parsed.data.page);
  if (!page || !(await isEmailSent(gateway))) return 'failed';
  try {
    await spendAttempt(gateway, limits(c, gateway.siteId));
  } catch (error) {
    if (error instanceof PlatformError && error.status === 429) return 'tooMany';
    throw error;
  }
  await emailOwners(gateway, page, parsed.data);
  return 'sent';
}

/** The form of a page without script: the page that it stands on says what became of the message. */
export async function submitContactForm(c: GatewayContext, contact: Contact): Promise<Response> {
  const form = await c.req.parseBody();
  const back = new URL(ownPath(form['back']), 'http://shop');
  back.searchParams.set(CONTACT_RESULT_PARAM, await take(c, form, contact));
  return c.redirect(`${back.pathname}${back.search}#contact`, 303);
}
