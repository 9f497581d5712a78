import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Checkbox from '@mui/material/Checkbox';
import { CircleAlert, Info, Plus, Trash2, Truck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import styles from '../Delivery.module.css';
import { QuietCell } from './QuietCell.tsx';
import { RateRows } from './RateRows.tsx';
import { measures } from './rate-table.ts';
import type { Rates, RateOption } from './use-rates.ts';

interface Props {
  way: RateOption;
  rates: Rates;
  allowed: boolean;
  hit: number | undefined;
  /** Names of the other regions that it is offered in, with the same prices. */
  elsewhere: readonly string[];
  onRemove: () => void;
}

const freshKey = (rows: readonly { key: string }[]): string => {
  let at = rows.length;
  while (rows.some(({ key }) => key === `row-${at}`)) at += 1;
  return `row-${at}`;
};

/** One way of delivery: its name, how long it takes, and its prices as a table. */
export function WayCard({ way, rates, allowed, hit, elsewhere, onRemove }: Props) {
  const translate = useTranslate();
  const { form } = way;
  const say = (key: string, values?: object) => translate(`delivery.rates.${key}`, values);
  const rows = form.rows[form.measure];
  const change = (part: Parameters<Rates['change']>[1]) => rates.change(way, part);
  const wrong = ['title', 'time', 'rows']
    .map((place) => rates.errorAt(way, place))
    .find((each) => each !== undefined);
  return (
    <section className={styles['option']} aria-label={form.title || say('unnamed')}>
      <div className={styles['wayHead']}>
        <Truck size={16} aria-hidden />
        {allowed ? (
          <div className={styles['names']}>
            <QuietCell
              label={say('title')}
              placeholder={say('title')}
              className={styles['name']}
              value={form.title}
              error={rates.errorAt(way, 'title')}
              describedBy={`${way.id}-below`}
              onChange={(title) => change({ title })}
            />
            <QuietCell
              label={say('timeOf', { name: form.title })}
              placeholder={say('time')}
              className={styles['time']}
              value={form.time}
              error={rates.errorAt(way, 'time')}
              describedBy={`${way.id}-below`}
              onChange={(time) => change({ time })}
            />
          </div>
        ) : (
          <div className={styles['names']}>
            <h3>{form.title}</h3>
            <span className={styles['quiet']}>{form.time}</span>
          </div>
        )}
        {!form.unsaid && allowed && (
          <Segmented
            label={say('by', { name: form.title })}
            value={form.measure}
            options={measures.map((value) => ({ value, label: say(`measure.${value}`) }))}
            onChange={(measure) => change({ measure })}
          />
        )}
        {allowed && (
          <IconButton size="small" aria-label={say('removeOf', { name: form.title })} onClick={onRemove}>
            <Trash2 size={15} aria-hidden />
          </IconButton>
        )}
      </div>
      {wrong && (
        <p id={`${way.id}-below`} className={styles['note']} role="alert">
          <CircleAlert size={14} aria-hidden />
          <span className={styles['wrong']}>{wrong}</span>
        </p>
      )}
      {form.unsaid ? (
        <p className={`${styles['note']} ${styles['warn']}`}>
          <CircleAlert size={14} aria-hidden />
          <span>{say(`unsaid.${form.unsaid}`)}</span>
        </p>
      ) : (
        <>
          <RateRows way={way} rates={rates} allowed={allowed} hit={hit} />
          {allowed ? (
            <div className={styles['below']}>
              <Button
                size="small"
                variant="text"
                onClick={() =>
                  change({
                    rows: {
                      ...form.rows,
                      [form.measure]: [...rows, { key: freshKey(rows), from: '', amount: '' }],
                    },
                  })
                }
              >
                <Plus size={14} aria-hidden />
                {say('addRow')}
              </Button>
              <FormControlLabel
                control={
                  <Checkbox
                    size="small"
                    checked={form.perPiece}
                    onChange={({ target }) => change({ perPiece: target.checked })}
                  />
                }
                label={say('perPiece')}
              />
            </div>
          ) : (
            form.perPiece && <ReadField label={say('price')} value={say('perPiece')} />
          )}
        </>
      )}
      {elsewhere.length > 0 && (
        <p className={styles['note']}>
          <Info size={14} aria-hidden />
          <span>{say('elsewhere', { regions: elsewhere.join(', ') })}</span>
        </p>
      )}
    </section>
  );
}
