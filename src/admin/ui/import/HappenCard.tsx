import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { History } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  importParts,
  type FileImport,
  type ImportTotal,
  type ImportMapping,
  type ImportOptions,
} from '#shared/imports.ts';
import { useStoreProfile } from '../../access/session.ts';
import { Card } from '../Card.tsx';
import { EmailNotice } from '../EmailNotice.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { Sentence } from '../Sentence.tsx';
import { useCountText } from '../grid/use-count-text.ts';
import { Money } from '../Money.tsx';
import { useRunner } from '../runner/use-runner.ts';
import { CheckAgain, type CheckAgainProps } from './CheckAgain.tsx';
import { keyOfOne } from './import-data.ts';
import type { ImportSpec } from './import-spec.ts';
import { hasStopped } from './import-status.ts';
import styles from './import.module.css';
import { useFieldLabel } from './use-field-label.ts';

interface Props {
  spec: ImportSpec;
  given: FileImport;
  mapping: ImportMapping;
  options: ImportOptions;
  onOptions: (options: ImportOptions) => void;
  /** Titles of columns whose numbers nobody has decided how to read. */
  undecided: readonly string[];
  /** What is shown was not run yet. */
  changed: boolean;
  checking: boolean;
  again: CheckAgainProps;
}

/** The dry run in figures, and the button that makes it real. */
export function HappenCard({
  spec,
  given,
  mapping,
  options,
  onOptions,
  undecided,
  changed,
  checking,
  again,
}: Props) {
  const { resource, choices } = spec;
  const translate = useTranslate();
  const words = useCountText();
  const fieldWords = useFieldLabel(spec, given);
  const runner = useRunner();
  const client = useQueryClient();
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const { summary } = given;
  const missing = spec.missing(mapping);
  const going = summary ? summary.fresh.count + summary.changed.count : 0;
  const parts = importParts.filter((part) => part !== 'unchanged' || (summary?.unchanged.count ?? 0) > 0);
  const counted = (count: number) => ({ smart_count: count, count: words(count) });
  const start = async () => {
    setStarting(true);
    setFailed(undefined);
    try {
      await runner.start({
        kind: `${resource}.import`,
        selection: { filter: { import: given.id } },
        title: translate(`${resource}.import.job.import`, counted(going)),
      });
      client.setQueryData(keyOfOne(spec, given.id), {
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
      <Card title={translate('import.happen.title')} flush>
        {summary && (
          <>
            <div className={styles['bar']} aria-hidden>
              {parts.map((part) => (
                <i
                  key={part}
                  className={styles[part === 'refused' ? 'rejected' : part]}
                  style={{ flexGrow: summary[part].count }}
                />
              ))}
            </div>
            <dl className={styles['figures']}>
              {parts.map((part) => (
                <div key={part}>
                  <dt>
                    {part === 'refused'
                      ? translate('import.happen.rejected')
                      : translate(`${resource}.import.happen.${part}`)}
                  </dt>
                  <Sum {...summary[part]} />
                </div>
              ))}
              <div>
                <dt>
                  {translate('import.happen.total')}{' '}
                  {summary.lines !== undefined && (
                    <small>{translate(`${resource}.import.happen.lines`, counted(summary.lines))}</small>
                  )}
                </dt>
                <Sum {...summary} />
              </div>
            </dl>
          </>
        )}
        <div className={styles['options']}>
          {choices.map((choice) => (
            <FormControlLabel
              key={choice}
              label={translate(`${resource}.import.happen.${choice}`)}
              control={
                <Checkbox
                  checked={options[choice] ?? false}
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
              {translate('import.happen.missing', {
                fields: missing.map(fieldWords).join(', '),
              })}
            </Sentence>
          ) : undecided.length > 0 ? (
            <Sentence>{translate('import.numbers.missing', { columns: undecided.join(', ') })}</Sentence>
          ) : (
            summary && (
              <Sentence>
                {translate(`${resource}.import.happen.${spec.sentence(options)}`, {
                  fresh: words(summary.fresh.count),
                  changed: words(summary.changed.count),
                  refused: words(summary.refused.count),
                })}
              </Sentence>
            )
          )}
          <EmailNotice of={`${resource}.import.happen.${spec.sentence(options)}`} />
          <Button
            variant="contained"
            fullWidth
            disabled={going === 0 || changed || starting || checking}
            onClick={() => void start()}
          >
            {translate(`${resource}.import.happen.start`, counted(going))}
          </Button>
          {!hasStopped(given) && <CheckAgain {...again} disabled={again.disabled || starting} />}
          {failed === undefined ? null : (
            <ErrorState inline error={failed} title={translate('import.happen.failed')} />
          )}
          <p className={styles['note']}>
            <History size={14} aria-hidden />
            {translate(`${resource}.import.happen.goes`)}
          </p>
        </div>
      </Card>
    </>
  );
}

function Sum({ count, amount }: ImportTotal) {
  const words = useCountText();
  const { currency } = useStoreProfile();
  return (
    <dd>
      <b className="num">{words(count)}</b>
      {amount !== undefined && <Money amount={amount} currency={currency} />}
    </dd>
  );
}
