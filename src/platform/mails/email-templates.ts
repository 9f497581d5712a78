import { sql } from 'kysely';
import {
  isEdited,
  type EmailTemplateName,
  type EmailText,
  type EmailTexts,
} from '../../shared/email-templates.ts';
import { fill } from '../../shared/fill.ts';
import type { SiteDb } from '../context.ts';
import { cachedSettings } from '../store/settings-cache.ts';
import { mailLayout, type WrittenMail } from './mail-layout.ts';

/** The email with the store's own texts where it has some; the rest of its layout stays. */
export function withTexts({ template, ...mail }: WrittenMail, text: EmailText | undefined): WrittenMail {
  const { letter } = mail;
  if (!template || !letter || !text || !isEdited(text)) return mail;
  const { shop, blocks, ...content } = letter;
  const values = { ...template.values, store: shop.name };
  const [first, ...others] = blocks;
  const intro =
    text.intro === ''
      ? first
      : {
          kind: 'text' as const,
          text: [template.greeting, fill(text.intro, values)].filter(Boolean).join('\n'),
        };
  return {
    ...mail,
    ...(text.subject !== '' && { subject: fill(text.subject, values) }),
    ...mailLayout({
      ...content,
      site: { name: shop.name, publicUrl: shop.url },
      blocks: [
        ...(intro ? [intro] : []),
        ...others,
        ...(text.closing === '' ? [] : [{ kind: 'text' as const, text: fill(text.closing, values) }]),
      ],
    }),
  };
}

/** The store's own texts of all emails that have some. */
export const readEmailTexts = (site: SiteDb): Promise<Partial<Record<EmailTemplateName, EmailTexts>>> =>
  cachedSettings(site, 'email templates', async () => {
    const { rows } = await sql<{ name: EmailTemplateName; doc: EmailTexts }>`
      select name, doc from email_templates where site_id = ${site.siteId}`.execute(site.db);
    return Object.fromEntries(rows.map(({ name, doc }) => [name, doc]));
  });

/** The email as it is sent: with the store's own texts. */
export async function withStoreTexts(site: SiteDb, mail: WrittenMail): Promise<WrittenMail> {
  const { template } = mail;
  if (!template) return mail;
  return withTexts(mail, (await readEmailTexts(site))[template.name]?.[template.language]);
}
