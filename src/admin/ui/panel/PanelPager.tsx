import { useTranslate } from 'ra-core';
import { PageButtons, RowRange } from '../grid/PageTurn.tsx';
import styles from './PanelPager.module.css';

interface Props {
  page: number;
  perPage: number;
  /** Of this page. */
  rows: number;
  total: number | undefined;
  hasNext: boolean;
  onTurn: (page: number) => void;
}

/** Turns the pages of a panel's list, where it has more than one. */
export function PanelPager({ page, perPage, rows, total, hasNext, onTurn }: Props) {
  const translate = useTranslate();
  return (
    <nav className={styles['pager']} aria-label={translate('list.foot.label')}>
      <bdi>
        <RowRange first={(page - 1) * perPage + 1} rows={rows} total={total} hasNext={hasNext} />
      </bdi>
      <span className={styles['turn']}>
        <PageButtons page={page} hasNext={hasNext} onTurn={onTurn} />
      </span>
    </nav>
  );
}
