import { byteText } from '../../shared/byte-text.ts';
import { locales } from '../i18n/locales.ts';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import type { Poster } from '../shell/poster.ts';
import { Icon } from '../shell/ui/Icon.tsx';
import type { Variant } from './choices.ts';
import { DeliveryLine } from './DeliveryLine.tsx';
import type { ProductData } from './product-data.ts';
import styles from './product.module.css';

/** From here on it is worth saying how many there are. */
const FEW = 5;

interface Props {
  variant: Variant | undefined;
  poster: Poster;
  leavesBy: ProductData['leavesBy'];
  delivery: ProductData['delivery'];
  returns: ProductData['returns'];
}

/** Whether there is one, and what the store says of its dispatch, its delivery and of returns. */
export function StockLines({ variant, poster, leavesBy, delivery, returns }: Props) {
  const t = useT();
  const to = usePath();
  const { locale, store } = usePageFacts();
  const { tag } = locales[locale];
  const day = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const available = variant?.inStock ?? false;
  const few = variant?.quantity !== undefined && variant.quantity <= FEW;
  return (
    <ul className={styles['stock']} aria-live="polite">
      {available ? (
        <>
          <li className={few ? styles['few'] : styles['ok']}>
            <Icon name={few ? 'info' : 'check'} />
            <b>{few ? t('product.fewLeft', { count: variant?.quantity ?? 0 }) : t('product.inStock')}</b>
          </li>
          {poster.isFile && (
            <li>
              <Icon name="download" />
              <span>
                {variant?.file
                  ? t('product.downloadedFile', {
                      kind: variant.file.kind,
                      size: byteText(variant.file.size, tag),
                    })
                  : t('product.downloaded')}
              </span>
            </li>
          )}
          {(leavesBy !== undefined || delivery) && (
            <li>
              <Icon name="truck" />
              <span>
                {leavesBy !== undefined && leavesText(leavesBy)}{' '}
                {delivery && <DeliveryLine delivery={delivery} />}
              </span>
            </li>
          )}
        </>
      ) : (
        <li className={styles['few']}>
          <Icon name="info" />
          <b>{t(poster.soldOut ? 'product.soldOutAll' : 'product.soldOutNote')}</b>
        </li>
      )}
      {returns && (
        <li>
          <Icon name="return" />
          <a href={to('/pages/returns')} dir="auto">
            {returns}
          </a>
        </li>
      )}
    </ul>
  );

  function leavesText(date: string): string {
    const values = { date: day.format(new Date(date)) };
    const place = store.look.dispatch?.place;
    return place ? t('product.leavesFrom', { ...values, place }) : t('product.leaves', values);
  }
}
