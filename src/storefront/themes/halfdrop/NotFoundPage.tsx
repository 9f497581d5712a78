import type { MissingProps } from '#storefront/missing/NotFoundPage.tsx';
import { notFoundPage } from '#storefront/missing/NotFoundPage.tsx';
import { useT } from '#storefront/shell/page-context.tsx';
import { Picture } from '#storefront/shell/Picture.tsx';
import styles from './not-found.module.css';

const COLUMNS = [0, 1, 2, 3] as const;
const IN_COLUMN = 3;
/** Where the poster that was never drawn would hang: the third column's second place. */
const GAP = 7;
const SIZES = '(max-width: 700px) 28vw, (max-width: 1100px) 22vw, 11vw';

/** The half-drop wall, with a gap in it. */
function Wall({ products }: MissingProps) {
  const t = useT();
  const hung = products.map(
    ({ id, picture }) =>
      picture && <Picture key={id} media={picture} alt="" sizes={SIZES} className="hang" />,
  );
  const gap = (
    <span key="gap" className={styles['gap']}>
      <b className="num">
        <bdi>№ 404</bdi>
      </b>
      {t('missing.gap')}
    </span>
  );
  const places = hung.toSpliced(GAP, 0, gap);
  return (
    <div className={styles['wall']} aria-hidden="true">
      {COLUMNS.map((column) => (
        <div key={column}>{places.slice(column * IN_COLUMN, (column + 1) * IN_COLUMN)}</div>
      ))}
    </div>
  );
}

export default notFoundPage(Wall, COLUMNS.length * IN_COLUMN - 1);
