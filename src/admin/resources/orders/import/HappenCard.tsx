import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { History, RefreshCw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  missingFields,
  type ImportMapping,
  type ImportOptions,
  type OrderImport,
} from '../../../../shared/order-import.ts';
import { useStoreProfile } from '../../../access/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';
import { useCountWords } from '../../../ui/grid/count-words.ts';
import { Money } from '../../../ui/Money.tsx';
import { useRunner } from '../../../ui/runner/use-runner.ts';
import styles from './import.module.css';

interface Props {
  given: OrderImport;
  mapping: ImportMapping;
  options: ImportOptions;
  onOptions: (options: ImportOptions) => void;
  /** What is shown was not run yet. */
  changed: boolean;
  checking: boolean;
  error: unknown;
  onCheck: () => void;
}

const parts = ['fresh', 'changed', 'refused'] as const;
const choices = ['anySum', 'anyCurrency'] as const;

/** The dry run in figures, and the button that makes it real. */
export function HappenCard({ given, mapping, options, onOptions, changed, checking, error, onCheck }: Props) {
  const translate = useTranslate();
  const words = useCountWords();
  const runner = useRunner();
  const client = useQueryClient();
  const { currency } = useStoreProfile();
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const { summary } = given;
  const missing = missingFields(mapping);
  const going = summary ? summary.fresh.orders + summary.changed.orders : 0;
  const counted = (count: number) => ({ smart_count: count, count: words(count) });
  const start = async () => {
    setStarting(true);
    setFailed(undefined);
    try {
      await runner.start({
        kind: 'orders.import',
        selection: { filter: { import: given.id } },
        title: translate('orders.import.job.import', counted(going)),
      });
      client.setQueryData(['order-imports', 'one', given.id], {
        ...given,
        startedDate: new Date().toISOString(),
      });
    } catch (thrown) {
      setFailed(thrown);
      setStarting(false);
    }
  };
  return (
    <>
      <Card title={translate('orders.import.happen.title')} flush>
        {summary && (
          <>
            <div className={styles['bar']} aria-hidden>
              {parts.map((part) => (
                <i key={part} className={styles[part]} style={{ flexGrow: summary[part].orders }} />
              ))}
            </div>
            <dl className={styles['figures']}>
              {parts.map((part) => (
                <div key={part}>
                  <dt>{translate(`orders.import.happen.${part}`)}</dt>
                  <dd>
                    <b className="num">{words(summary[part].orders)}</b>
                    <Money amount={summary[part].amount} currency={currency} />
                  </dd>
                </div>
              ))}
              <div>
                <dt>
                  {translate('orders.import.happen.total')}{' '}
                  <small>{translate('orders.import.happen.lines', counted(summary.lines))}</small>
                </dt>
                <dd>
                  <b className="num">{words(summary.orders)}</b>
                  <Money amount={summary.amount} currency={currency} />
                </dd>
              </div>
            </dl>
          </>
        )}
        <div className={styles['options']}>
          {choices.map((choice) => (
            <FormControlLabel
              key={choice}
              label={translate(`orders.import.happen.${choice}`)}
              control={
                <Checkbox
                  checked={options[choice]}
                  onChange={(event) => onOptions({ ...options, [choice]: event.target.checked })}
                />
              }
            />
          ))}
        </div>
      </Card>
      <Card>
        <div className={styles['stack']}>
          {missing.length > 0 ? (
            <Sentence>
              {translate('orders.import.happen.missing', {
                fields: missing.map((field) => translate(`orders.import.field.${field}`)).join(', '),
              })}
            </Sentence>
          ) : (
            summary && (
              <Sentence>
                {translate('orders.import.happen.sentence', {
                  fresh: words(summary.fresh.orders),
                  changed: words(summary.changed.orders),
                  refused: words(summary.refused.orders),
                })}
              </Sentence>
            )
          )}
          <Button
            variant="contained"
            fullWidth
            disabled={going === 0 || changed || starting || checking}
            onClick={() => void start()}
          >
            {translate('orders.import.happen.start', counted(going))}
          </Button>
          <Button fullWidth disabled={missing.length > 0 || checking || starting} onClick={onCheck}>
            <RefreshCw aria-hidden />
            {translate('orders.import.happen.again')}
          </Button>
          {error ? (
            <ErrorState inline error={error} title={translate('orders.import.happen.failedCheck')} />
          ) : null}
          {failed === undefined ? null : (
            <ErrorState inline error={failed} title={translate('orders.import.happen.failed')} />
          )}
          <p className={styles['note']}>
            <History size={14} aria-hidden />
            {translate('orders.import.happen.goes')}
          </p>
        </div>
      </Card>
    </>
  );
}
