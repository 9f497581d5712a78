import { ChevronDown, Trash2 } from 'lucide-react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Row, Section } from '../table.ts';
import styles from '../Tax.module.css';
import { RateCell } from './RateCell.tsx';
import { useSectionName } from './RateTable.tsx';
import { RegionName } from './RegionName.tsx';
import type { Cells } from './use-cells.ts';

interface RegionProps {
  row: Row;
  cells: Cells;
  open: boolean;
  toggle: () => void;
}

function PhoneRegion({ row, cells, open, toggle }: RegionProps) {
  const translate = useTranslate();
  const id = useId();
  const general = cells.groups.find(({ isDefault }) => isDefault);
  const text = general && cells.cellOf(row, general).text;
  return (
    <li className={styles['phoneRegion']} data-place={row.place}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={toggle}>
        <span className={styles['region']}>
          <RegionName row={row} cells={cells} />
        </span>
        <span className="num">{text ? `${text}%` : translate('tax.grid.unset')}</span>
        <ChevronDown size={16} aria-hidden />
      </button>
      {open && (
        <div id={id} className={styles['phoneCells']}>
          {cells.groups.map((group, column) => (
            <div key={group.id}>
              <span aria-hidden>{group.name}</span>
              <RateCell cell={cells.cellOf(row, group)} column={column} cells={cells} />
            </div>
          ))}
          {cells.allowed && (
            <Button size="small" onClick={() => cells.removeRegion(row.place)}>
              <Trash2 aria-hidden />
              {translate('tax.grid.remove', { region: row.name })}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

interface Props {
  sections: readonly Section[];
  cells: Cells;
}

/** A region at a time: its rates stand under its name while it is open. */
export function PhoneRates({ sections, cells }: Props) {
  const nameOf = useSectionName(sections);
  const [open, setOpen] = useState<string>();
  return (
    <>
      {sections.map((section) => (
        <section key={section.name} aria-label={nameOf(section)}>
          <h2 className={styles['phoneSection']}>{nameOf(section)}</h2>
          <ul>
            {section.rows.map((row) => (
              <PhoneRegion
                key={row.place}
                row={row}
                cells={cells}
                open={open === row.place}
                toggle={() => setOpen(open === row.place ? undefined : row.place)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
