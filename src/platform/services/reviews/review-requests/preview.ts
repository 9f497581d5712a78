import type { Context } from '#platform/context.ts';
import { products } from '../../stores/catalog/public.ts';
import { reviewRequestEmail } from './mail.ts';

const NAMES = { en: 'Noa', he: 'נועה' };

/** A mail as buyers get it, about one of the shop's products, its links leading nowhere in particular. */
export async function previewMail(
  context: Context,
  language: 'en' | 'he',
): Promise<{ subject: string; html: string }> {
  const { db, siteId, site } = context;
  const { items } = await products.query(db, siteId, {
    filter: { visible: true },
    cursorPaging: { limit: 1 },
  });
  const [product = { name: site.name }] = items;
  const { publicUrl } = site;
  const { subject, letter } = reviewRequestEmail(
    {
      to: '',
      orderId: undefined,
      firstName: NAMES[language],
      buyerLanguage: language,
      items: [{ product, url: publicUrl }],
      stopUrl: publicUrl,
    },
    site,
  );
  const { renderEmail } = await import('#platform/mails/render-email.ts');
  return { subject, html: letter ? renderEmail(letter) : '' };
}
