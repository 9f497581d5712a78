import Checkbox from '@mui/material/Checkbox';
import Select from '@mui/material/Select';
import { CircleCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useStoreProfile } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { dateText } from '#admin/ui/date-text.ts';
import { placeName, placeOfKey } from '../tax-location.ts';
import type { TaxRecord, TaxValues } from '../table.ts';
import styles from './Check.module.css';
import { compareWithList, type Difference } from './compare.ts';
import { VAT_LIST } from './vat-list.ts';
import './messages-check.en.ts';

interface Props {
  record: TaxRecord;
  values: TaxValues;
  allowed: boolean;
  onClose: () => void;
  /** Rates by their cells, to be typed in. */
  onTake: (rates: Record<string, string>) => void;
}

interface LineProps {
  difference: Difference;
  region: string;
  chosen: string | undefined;
  allowed: boolean;
  onChoose: (rate: string | undefined) => void;
}

function Line({
  difference: { group, shown, listed, suggested },
  region,
  chosen,
  allowed,
  onChoose,
}: LineProps) {
  const translate = useTranslate();
  const [rate, setRate] = useState(suggested);
  const said = { rate, group: group.name, region };
  return (
    <li>
      {allowed && (
        <Checkbox
          size="small"
          checked={chosen !== undefined}
          onChange={(_, on) => onChoose(on ? rate : undefined)}
          slotProps={{ input: { 'aria-label': translate('tax-check.choose', said) } }}
        />
      )}
      <span>
        <b>{region}</b>
        <small>{group.name}</small>
      </span>
      <span className="num">{shown === '' ? translate('tax-check.none') : `${shown}%`}</span>
      <span aria-hidden>→</span>
      {listed.length > 1 && allowed ? (
        <Select
          native
          size="small"
          value={rate}
          inputProps={{ 'aria-label': translate('tax-check.which', said) }}
          onChange={({ target }) => {
            setRate(target.value);
            if (chosen !== undefined) onChoose(target.value);
          }}
        >
          {listed.map((each) => (
            <option key={each} value={each}>
              {each}%
            </option>
          ))}
        </Select>
      ) : (
        <b className="num">{suggested}%</b>
      )}
    </li>
  );
}

/** What the typed rates differ in from those of the list; what is chosen of it is typed into the table. */
export default function CheckDialog({ record, values, allowed, onClose, onTake }: Props) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const [used, setUsed] = useState<Record<string, string>>({});
  const { differences, compared, unlisted } = compareWithList(record, values);
  const nameOf = (place: string) => placeName(placeOfKey(place), locale).name;
  const day = dateText(`${VAT_LIST.asOf}T12:00:00Z`, 'day', { timeZone: 'UTC', now: new Date() });
  const choose = (cell: string, rate: string | undefined) =>
    setUsed((before) => {
      const { [cell]: _, ...rest } = before;
      return rate === undefined ? rest : { ...rest, [cell]: rate };
    });
  const count = Object.keys(used).length;
  const all = count === differences.length;
  return (
    <ConfirmDialog
      open
      wide
      title={translate('tax-check.title')}
      confirm={translate('tax-check.take', { smart_count: count })}
      keep={translate('tax-check.close')}
      disabled={count === 0}
      onClose={onClose}
      onConfirm={() => onTake(used)}
    >
      <div className={styles['check']}>
        <p>{translate('tax-check.asOf', { day })}</p>
        {differences.length === 0 ? (
          <p className={styles['same']}>
            <CircleCheck size={16} aria-hidden />
            {translate('tax-check.same', { smart_count: compared })}
          </p>
        ) : (
          <>
            <div className={styles['head']}>
              <h3>{translate('tax-check.differs', { smart_count: differences.length })}</h3>
              {allowed && (
                <label>
                  <Checkbox
                    size="small"
                    checked={all}
                    indeterminate={count > 0 && !all}
                    onChange={(_, on) =>
                      setUsed(
                        on
                          ? Object.fromEntries(
                              differences.map(({ cell, suggested }) => [cell, used[cell] ?? suggested]),
                            )
                          : {},
                      )
                    }
                  />
                  {translate('tax-check.all')}
                </label>
              )}
            </div>
            <ul className={styles['lines']}>
              {differences.map((difference) => (
                <Line
                  key={difference.cell}
                  difference={difference}
                  region={nameOf(difference.place)}
                  chosen={used[difference.cell]}
                  allowed={allowed}
                  onChoose={(rate) => choose(difference.cell, rate)}
                />
              ))}
            </ul>
            {allowed && <p>{translate('tax-check.unsaved')}</p>}
          </>
        )}
        {unlisted.length > 0 && (
          <p>
            {translate('tax-check.unlisted', {
              smart_count: unlisted.length,
              names: unlisted.map(nameOf).join(', '),
            })}
          </p>
        )}
        <small>{translate('tax-check.source')}</small>
      </div>
    </ConfirmDialog>
  );
}
