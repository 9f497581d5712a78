import { formatMoney } from '../shell/money.tsx';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import type { ProductData } from './product-data.ts';

/** What it costs to have it sent to where the visitor is, and the way to say another place. */
export function DeliveryLine({ delivery }: { delivery: NonNullable<ProductData['delivery']> }) {
  const t = useT();
  const to = usePath();
  const { locale, store, path } = usePageFacts();
  const { place, price, time, freeFrom } = delivery;
  const sum = (amount: string) => formatMoney({ amount, currency: store.currency }, locale);
  const terms =
    price === undefined
      ? []
      : [
          Number(price) === 0 ? t('product.deliveryFree') : sum(price),
          // In the merchant's language, whichever this page is in.
          ...(time === undefined ? [] : [`\u2068${time}\u2069`]),
          ...(freeFrom === undefined ? [] : [t('product.freeFrom', { sum: sum(freeFrom) })]),
        ];
  return (
    <>
      {price === undefined
        ? t('product.notDelivered', { place })
        : t('product.deliveredTo', { place, terms: terms.join(', ') })}{' '}
      <a href={`${to('/delivery-place')}?back=${encodeURIComponent(to(path))}`} rel="nofollow">
        {t('product.changePlace')}
      </a>
    </>
  );
}
