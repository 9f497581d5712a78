import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useQueryClient } from '@tanstack/react-query';
import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { Coins, ClipboardPaste, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStoreProfile } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import type { RatesRecord } from './provider.ts';
import { problemsOf, withLines, type RateLine } from './rate-lines.ts';
import { RateRow } from './RateRow.tsx';
import styles from './Rates.module.css';

const PasteDialog = lazyPart(() => import('./PasteDialog.tsx'));

interface Values {
  lines: readonly RateLine[];
}

const readLines = (record: RatesRecord | undefined): Values => ({ lines: record?.lines ?? [] });

/** So many at first: years of days are thousands. */
const STEP = 50;

/** Whatever was converted by the rates before is fetched again. */
function useFetchConverted(revision: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!revision) return;
    for (const queryKey of [
      ['orders', 'report'],
      ['rates', 'known'],
    ])
      void client.invalidateQueries({ queryKey });
  }, [client, revision]);
}

export function RatesForm({ record }: { record: RatesRecord }) {
  const translate = useTranslate();
  useFetchConverted(record.revision);
  const { timeZone } = useStoreProfile();
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const [max, setMax] = useState(STEP);
  const [pasting, setPasting] = useState(false);
  const { base } = record;
  const form = useRecordForm<RatesRecord, Values>({
    record,
    read: readLines,
    check: ({ lines }) =>
      Object.fromEntries(
        problemsOf(lines, base).map(({ index, field, problem }) => [
          `lines.${index}.${field}`,
          { key: `rates.problem.${problem}`, values: { base } },
        ]),
      ),
    toChange: ({ lines }) => ({ lines }),
  });
  const { lines } = form.values;
  const currencies = [...new Set([...record.lines, ...lines].map(({ currency }) => currency))]
    .filter((currency) => currency.length === 3)
    .toSorted();
  const requested = search.get('currency') ?? '';
  const chosen = currencies.includes(requested) ? requested : '';
  const isShown = ({ currency }: RateLine) => chosen === '' || currency === chosen || currency.length < 3;
  const shown = lines.map((line, index) => ({ line, index })).filter(({ line }) => isShown(line));
  const set = (next: readonly RateLine[]) => form.change({ lines: next });
  const today = format(new TZDate(now.getTime(), timeZone), 'yyyy-MM-dd');
  const add = () => {
    set([{ day: today, currency: requested, rate: '' }, ...lines]);
    requestAnimationFrame(() => document.querySelector<HTMLInputElement>('[data-first-rate] input')?.focus());
  };
  return (
    <RecordForm form={form}>
      <Card id="rates" title={translate('rates.card', { base })} flush>
        <div className={styles['tools']}>
          <p>{translate('rates.explanation', { base })}</p>
          {currencies.length > 1 && (
            <Select
              size="small"
              displayEmpty
              value={chosen}
              onChange={({ target }) =>
                setSearch(target.value ? { currency: target.value } : {}, { replace: true })
              }
              SelectDisplayProps={{ 'aria-label': translate('rates.filter') }}
            >
              <MenuItem value="">{translate('rates.every')}</MenuItem>
              {currencies.map((currency) => (
                <MenuItem key={currency} value={currency}>
                  {currency}
                </MenuItem>
              ))}
            </Select>
          )}
          {form.allowed && (
            <>
              <Button size="small" onClick={() => setPasting(true)}>
                <ClipboardPaste aria-hidden />
                {translate('rates.paste')}
              </Button>
              <Button size="small" onClick={add}>
                <Plus aria-hidden />
                {translate('rates.add')}
              </Button>
            </>
          )}
        </div>
        {shown.length === 0 ? (
          <EmptyState icon={Coins} title={translate('rates.none')} detail={translate('rates.noneDetail')} />
        ) : (
          <ul className={styles['rows']}>
            {shown.slice(0, max).map(({ line, index }) => (
              <RateRow
                key={index}
                line={line}
                base={base}
                first={index === shown[0]?.index}
                disabled={!form.allowed}
                errorAt={(field) => form.errorAt(`lines.${index}.${field}`)}
                onChange={(part) =>
                  set(lines.map((each, at) => (at === index ? { ...each, ...part } : each)))
                }
                onRemove={() => set(lines.filter((_, at) => at !== index))}
              />
            ))}
          </ul>
        )}
        {shown.length > max && (
          <div className={styles['more']}>
            <Button onClick={() => setMax(max + 4 * STEP)}>
              {translate('rates.more', { smart_count: shown.length - max })}
            </Button>
          </div>
        )}
      </Card>
      {pasting && (
        <PasteDialog
          base={base}
          onClose={() => setPasting(false)}
          onTake={(added) => {
            set(withLines(lines, added));
            setPasting(false);
          }}
        />
      )}
    </RecordForm>
  );
}
