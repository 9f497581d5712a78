import { sql } from 'kysely';
import {
  noEmailTexts,
  type EmailTemplateName,
  type EmailText,
  type EmailTexts,
} from '#shared/email-templates.ts';
import type { EmailTemplate } from '#shared/extensions/email-templates.ts';
import type { TextLanguage } from '#shared/shop-texts.ts';
import type { Context } from '#platform/context.ts';
import { readEmailTexts, withTexts } from '#platform/mails/email-templates.ts';
import { forgetCachedSettings } from '#platform/store/settings-cache.ts';
import { sampleBackInStockEmail } from '../../ecom/back-in-stock/public.ts';
import { sampleOrderEmail } from '../../ecom/orders/public.ts';
import { sampleReturnEmail } from '../returns/public.ts';

type OrderTemplate = Parameters<typeof sampleOrderEmail>[0];

async function sampleOf(context: Context, name: EmailTemplateName, language: TextLanguage) {
  if (name === 'backInStock') return sampleBackInStockEmail(context.site, language);
  const ofReturn = await sampleReturnEmail(context, name, language);
  return ofReturn ?? sampleOrderEmail(name as OrderTemplate, context.site, language);
}

async function defaultOf(
  context: Context,
  name: EmailTemplateName,
  language: TextLanguage,
): Promise<EmailText> {
  const { texts } = await sampleOf(context, name, language);
  return { ...texts, closing: '' };
}

export async function readTemplate(context: Context, name: EmailTemplateName): Promise<EmailTemplate> {
  const own = await readEmailTexts(context);
  return {
    name,
    texts: own[name] ?? noEmailTexts(),
    defaults: { en: await defaultOf(context, name, 'en'), he: await defaultOf(context, name, 'he') },
  };
}

export async function updateTemplate(
  context: Context,
  name: EmailTemplateName,
  texts: EmailTexts,
): Promise<EmailTemplate> {
  const { db, siteId } = context;
  await sql`insert into email_templates (site_id, name, doc)
    values (${siteId}, ${name}, ${JSON.stringify(texts)}::text::jsonb)
    on conflict (site_id, name) do update set doc = excluded.doc`.execute(db);
  forgetCachedSettings(db);
  return readTemplate(context, name);
}

interface Draft {
  name: EmailTemplateName;
  language: TextLanguage;
  text: EmailText;
}

/** The email with these texts, drawn; nothing is saved or sent. */
export async function previewTemplate(
  context: Context,
  { name, language, text }: Draft,
): Promise<{ subject: string; html: string }> {
  const { mail } = await sampleOf(context, name, language);
  if (!mail) return { subject: '', html: '' };
  const { subject, letter } = withTexts(mail, text);
  const { renderEmail } = await import('#platform/mails/render-email.ts');
  return { subject, html: letter ? renderEmail(letter) : '' };
}
