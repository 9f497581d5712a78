import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useCountWords } from '../grid/count-words.ts';
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
  const words = useCountWords();
  const first = (page - 1) * perPage + 1;
  const last = first + rows - 1;
  const of = total ?? last;
  return (
    <nav className={styles['pager']} aria-label={translate('list.foot.label')}>
      <bdi>
        <b>
          <bdi dir="ltr">
            {words(first)}–{words(last)}
          </bdi>
        </b>{' '}
        {translate(`list.foot.${total === undefined && hasNext ? 'ofMore' : 'of'}`, { total: words(of) })}
      </bdi>
      <span className={styles['turn']}>
        <IconButton
          size="small"
          disabled={page <= 1}
          onClick={() => onTurn(page - 1)}
          aria-label={translate('list.foot.previous')}
        >
          <ChevronLeft className="flip" aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          disabled={!hasNext}
          onClick={() => onTurn(page + 1)}
          aria-label={translate('list.foot.next')}
        >
          <ChevronRight className="flip" aria-hidden />
        </IconButton>
      </span>
    </nav>
  );
}
