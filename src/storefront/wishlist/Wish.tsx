import type { ReactNode } from 'react';
import type { WishedThing } from '../../shared/wishlists.ts';
import { formatMoney } from '../shell/money.tsx';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { Picture } from '../shell/Picture.tsx';
import styles from './wishlist.module.css';

const SIZES = '(max-width: 700px) 25vw, (max-width: 1100px) 16vw, 12vw';
/** From this stock down an entry says how many there are. */
const FEW = 5;

function Mark({ product }: { product: NonNullable<WishedThing['product']> }) {
  const t = useT();
  const { locale, store } = usePageFacts();
  if (product.soldOut) return <span className="tag mute">{t('poster.soldOut')}</span>;
  if (product.left !== undefined && product.left <= FEW)
    return <span className="tag">{t('wishlist.remaining', { count: product.left })}</span>;
  if (product.fullPrice === undefined) return null;
  const price = formatMoney({ amount: product.fullPrice, currency: store.currency }, locale, true);
  return <span className="tag">{t('wishlist.was', { price })}</span>;
}

/** One entry; what can be done with it is given. */
export function Wish({
  thing: { product },
  heart,
  act,
}: {
  thing: WishedThing;
  heart?: ReactNode;
  act?: ReactNode;
}) {
  const t = useT();
  const to = usePath();
  const { locale, store } = usePageFacts();
  if (!product) {
    return (
      <li className={styles['wish']}>
        <div className="tile">{heart}</div>
        <div className={styles['row']}>
          <h2>{t('wishlist.notSold')}</h2>
        </div>
      </li>
    );
  }
  const price = formatMoney({ amount: product.price, currency: store.currency }, locale);
  return (
    <li className={`${styles['wish']} ${product.soldOut ? styles['out'] : ''}`}>
      <div className="tile">
        <Mark product={product} />
        {product.picture && <Picture media={product.picture} className="hang" sizes={SIZES} alt="" />}
        {heart}
      </div>
      <div className={styles['row']}>
        <h2>
          <a href={to(`/products/${product.slug}`)}>
            <bdi>{product.name}</bdi>
          </a>
        </h2>
        <span className="num">{product.chosen ? price : t('poster.from', { price })}</span>
      </div>
      <p className={styles['sub']}>
        <bdi>
          {product.chosen || product.options.length > 0 ? product.options.join(', ') : t('wishlist.open')}
        </bdi>
      </p>
      {act}
    </li>
  );
}
