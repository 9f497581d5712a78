import { ChevronDown, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { foldOf, rangeOf, type Row, type Section } from '../table.ts';
import styles from '../Tax.module.css';
import { RateCell } from './RateCell.tsx';
import { RegionName } from './RegionName.tsx';
import type { Cells } from './use-cells.ts';

function RegionRow({ row, cells }: { row: Row; cells: Cells }) {
  const translate = useTranslate();
  return (
    <tr data-place={row.place}>
      <th scope="row">
        <span className={styles['region']}>
          <RegionName row={row} cells={cells} />
          {cells.allowed && (
            <button
              type="button"
              className={styles['remove']}
              aria-label={translate('tax.grid.remove', { region: row.name })}
              onClick={() => cells.removeRegion(row.place)}
            >
              <X size={14} aria-hidden />
            </button>
          )}
        </span>
      </th>
      {cells.groups.map((group, column) => (
        <td key={group.id}>
          <RateCell cell={cells.cellOf(row, group)} column={column} cells={cells} />
        </td>
      ))}
    </tr>
  );
}

/** What is folded away, as one row: how many, and from which rate to which. */
function FoldRow({ rows, section, cells, open }: FoldProps) {
  const translate = useTranslate();
  const changed = rows
    .flatMap((row) => cells.groups.map((group) => cells.cellOf(row, group)))
    .filter(({ was }) => was !== undefined).length;
  const more = section.name === 'union' ? 'moreUnion' : 'more';
  return (
    <tr className={styles['fold']}>
      <th scope="row">
        <button type="button" aria-expanded={false} onClick={open}>
          <b>{translate(`tax.fold.${more}`, { smart_count: rows.length })}</b>
          <small>
            {changed > 0
              ? translate('tax.fold.changed', { smart_count: changed })
              : translate('tax.fold.each')}
          </small>
          <ChevronDown size={14} aria-hidden />
        </button>
      </th>
      {cells.groups.map((group) => {
        const all = rows.map((row) => cells.cellOf(row, group));
        const range = rangeOf(all.map(({ text }) => text));
        return (
          <td key={group.id}>
            {range
              ? translate(`tax.fold.${range.least === range.most ? 'one' : 'range'}`, range)
              : (all[0]?.instead ?? '')}
          </td>
        );
      })}
    </tr>
  );
}

interface FoldProps {
  rows: readonly Row[];
  section: Section;
  cells: Cells;
  open: () => void;
}

interface Props {
  section: Section;
  title: string;
  cells: Cells;
}

export function SectionRows({ section, title, cells }: Props) {
  const translate = useTranslate();
  const [unfolded, setUnfolded] = useState(false);
  const { shown, folded } = foldOf(section.rows);
  return (
    <tbody>
      <tr className={styles['section']}>
        <th colSpan={cells.groups.length + 1} scope="rowgroup">
          {title}
          {unfolded && folded.length > 0 && (
            <button type="button" onClick={() => setUnfolded(false)}>
              {translate('tax.fold.less')}
            </button>
          )}
        </th>
      </tr>
      {(unfolded ? section.rows : shown).map((row) => (
        <RegionRow key={row.place} row={row} cells={cells} />
      ))}
      {!unfolded && folded.length > 0 && (
        <FoldRow rows={folded} section={section} cells={cells} open={() => setUnfolded(true)} />
      )}
    </tbody>
  );
}
