import { Picture } from '../shell/Picture.tsx';
import type { PromotionBanner } from './read-promotions.ts';
import styles from './promotions.module.css';

const RATIO = { width: 8, height: 3 };
const SIZES = '(max-width: 1240px) 100vw, 1200px';

/** The banners above the products of a collection; nothing where there are none. */
export function Promotions({ promotions }: { promotions: readonly PromotionBanner[] }) {
  if (promotions.length === 0) return null;
  return (
    <ul className={`wrap ${styles['promotions']}`}>
      {promotions.map(({ id, picture, url }, index) => {
        const banner = (
          <Picture
            media={picture}
            ratio={RATIO}
            sizes={SIZES}
            className={styles['banner'] ?? ''}
            {...(index === 0 && { priority: 'first' })}
          />
        );
        return <li key={id}>{url ? <a href={url}>{banner}</a> : banner}</li>;
      })}
    </ul>
  );
}
