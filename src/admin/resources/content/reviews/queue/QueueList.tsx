import Checkbox from '@mui/material/Checkbox';
import { BadgeCheck, Image as ImageIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Stars } from '#admin/ui/Stars.tsx';
import { isSelected, type Selection } from '#admin/data/bulk.ts';
import type { RowWork } from '#admin/ui/grid/row-work.ts';
import type { ReviewedProduct } from '../reviewed-product.ts';
import { ProductPicture } from '../ProductPicture.tsx';
import { mediaOf, reviewStatusOf, titleOf, type ReviewRecord, type ReviewStatus } from '../review-record.ts';
import { ReviewStatusChip } from '../ReviewStatusChip.tsx';
import styles from './queue.module.css';

interface Props {
  rows: readonly ReviewRecord[];
  current: string | undefined;
  products: ReadonlyMap<string, ReviewedProduct>;
  standings: ReadonlyMap<string, ReviewStatus>;
  /** Where those of this list stand; another standing is told beside the row. */
  tab: ReviewStatus | undefined;
  selection: Selection;
  /** What a job is doing to which of them. */
  work: ReadonlyMap<string, RowWork>;
  hrefOf: (id: string) => string;
  onToggle: (id: string) => void;
  /** More are there: asked for when the end comes in sight. */
  onEnd: (() => void) | undefined;
}

export function QueueList({ rows, current, standings, tab, selection, work, onEnd, ...props }: Props) {
  const translate = useTranslate();
  const { products, hrefOf, onToggle } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (current !== undefined)
      list.current?.querySelector(`[data-id="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ul
      ref={list}
      className={styles['list']}
      aria-label={translate('reviews.name')}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollHeight - scrollTop - clientHeight < 600) onEnd?.();
      }}
    >
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          href={hrefOf(row.id)}
          on={row.id === current}
          picked={isSelected(selection, row.id)}
          work={work.get(row.id)}
          standing={standings.get(row.id) ?? reviewStatusOf(row)}
          tab={tab}
          product={products.get(row.entityId ?? '')}
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  row: ReviewRecord;
  href: string;
  on: boolean;
  picked: boolean;
  standing: ReviewStatus;
  tab: ReviewStatus | undefined;
  product: ReviewedProduct | undefined;
  work: RowWork | undefined;
  onToggle: (id: string) => void;
}

const Row = memo(function Row(props: RowProps) {
  const { row, href, on, picked, standing, tab, product, work, onToggle } = props;
  const translate = useTranslate();
  const title = titleOf(row);
  const files = mediaOf(row).length;
  const name = title || translate('reviews.ratingOnly');
  return (
    <li
      data-id={row.id}
      data-work={work}
      className={`${styles['row']} ${on ? styles['on'] : ''} ${picked ? styles['picked'] : ''}`}
    >
      <Checkbox
        size="small"
        checked={picked}
        onChange={() => onToggle(row.id)}
        slotProps={{ input: { 'aria-label': translate('reviews.selectOne', { title: name }) } }}
      />
      <ProductPicture product={product} width={36} height={44} />
      <div className={styles['lines']}>
        <div className={styles['line']}>
          <Link
            to={href}
            replace={on}
            className={`${styles['title']} ${title ? '' : styles['dim']}`}
            aria-current={on ? 'true' : undefined}
          >
            <bdi>{name}</bdi>
          </Link>
          <small>
            <DateTime value={row._createdDate} />
          </small>
        </div>
        <div className={styles['line']}>
          <Stars value={row.content?.rating ?? 0} size={13} />
          <small className={styles['author']}>
            <bdi>{row.author?.authorName ?? translate('reviews.nameless')}</bdi>
          </small>
          {standing !== tab && tab !== undefined && <ReviewStatusChip status={standing} />}
          {files > 0 && (
            <small className={styles['files']}>
              <ImageIcon size={13} aria-hidden />
              <span className="num">{files}</span>
              <span className="visually-hidden">{translate('reviews.files', { smart_count: files })}</span>
            </small>
          )}
          {row.verified && (
            <BadgeCheck
              size={15}
              className={styles['verified']}
              role="img"
              aria-label={translate('reviews.verified')}
            />
          )}
        </div>
      </div>
    </li>
  );
});
