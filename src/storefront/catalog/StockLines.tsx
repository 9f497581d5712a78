import { byteWords } from '../../shared/byte-words.ts';
import { locales } from '../i18n/locales.ts';
import { useLocale, useT } from '../shell/page-context.tsx';
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
  /** Absent for a file, which is downloaded. */
  leavesBy: string | undefined;
  delivery: ProductData['delivery'];
}

/** Whether there is one, when it leaves, and for how long one may change one's mind. */
export function StockLines({ variant, poster, leavesBy, delivery }: Props) {
  const t = useT();
  const { tag } = locales[useLocale()];
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
          <li>
            <Icon name={leavesBy === undefined ? 'download' : 'truck'} />
            <span>
              {leavesBy === undefined
                ? variant?.file
                  ? t('product.downloadedFile', {
                      kind: variant.file.kind,
                      size: byteWords(variant.file.size, tag),
                    })
                  : t('product.downloaded')
                : t('product.leaves', { date: day.format(new Date(leavesBy)) })}{' '}
              {leavesBy !== undefined && delivery && <DeliveryLine delivery={delivery} />}
            </span>
          </li>
        </>
      ) : (
        <li className={styles['few']}>
          <Icon name="info" />
          <b>{t(poster.soldOut ? 'product.soldOutAll' : 'product.soldOutNote')}</b>
        </li>
      )}
      {leavesBy !== undefined && (
        <li>
          <Icon name="return" />
          <span>{t('product.returns')}</span>
        </li>
      )}
    </ul>
  );
}
