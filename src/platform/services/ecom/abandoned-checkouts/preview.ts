import { addMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { products } from '../../stores/catalog/public.ts';
import { reminderMail } from './mail.ts';

const NAMES = { en: 'Noa', he: 'נועה' };

/** A mail as buyers get it, about some of the shop's products, its links leading nowhere in particular. */
export async function previewMail(
  context: Context,
  { language, reminder }: { language: 'en' | 'he'; reminder: number },
): Promise<{ subject: string; html: string }> {
  const { db, siteId, site } = context;
  const { items } = await products.query(db, siteId, {
    filter: { visible: true },
    cursorPaging: { limit: 2 },
  });
  const { publicUrl } = site;
  const { subject, letter } = reminderMail(
    {
      to: '',
      reminder,
      firstName: NAMES[language],
      buyerLanguage: language,
      items: items.map(({ name, media, actualPriceRange }) => ({
        quantity: 1,
        ...(actualPriceRange?.minValue?.amount && { price: { amount: actualPriceRange.minValue.amount } }),
        productName: { original: name ?? '' },
        ...(media?.main?.image?.id && { image: { id: media.main.image.id } }),
      })),
      currency: site.currency,
      total: addMoney('0', ...items.map(({ actualPriceRange }) => actualPriceRange?.minValue?.amount ?? '0')),
      cartUrl: publicUrl,
      stopUrl: publicUrl,
    },
    site,
  );
  const { renderEmail } = await import('#platform/mails/render-email.ts');
  return { subject, html: letter ? renderEmail(letter) : '' };
}
