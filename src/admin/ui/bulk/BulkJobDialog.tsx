import { useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { selectedCount } from '../../data/bulk.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { EmailNotice } from '../EmailNotice.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { useCountText } from '../grid/use-count-text.ts';
import { useBulkJob } from '../list/use-bulk-job.ts';
import { LineSkeleton } from '../Skeletons.tsx';
import type { BulkDialogProps, BulkJob } from './bulk-job.ts';
import styles from './bulk.module.css';
import { useBulkPreview } from './use-bulk-preview.ts';
import { useSelectionValue } from './use-selection-value.ts';
import { ValueLine } from './ValueTotals.tsx';

interface Props<Values> extends BulkDialogProps {
  name: string;
  work: BulkJob<Values>;
}

export default function BulkJobDialog<Values>(props: Props<Values>) {
  const { name, work, spec, selection, total, onStarted, onClose } = props;
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const words = useCountText();
  const { start, starting, error } = useBulkJob({ spec, total });
  const value = useSelectionValue(spec, selection);
  const [values, setValues] = useState(work.start as Values);
  const params = work.params ? work.params(values) : {};
  const foresight = useBulkPreview(props, work.told && params && { job: work.job, params });
  const seen = foresight.data as never;
  const Told = work.told;
  const count = selectedCount(selection, total) ?? 0;
  const numbers = { smart_count: count, count: words(count) };
  const say = (what: string) => translate(`${resource}.bulk.${name}.${what}`, numbers);
  const Fields = work.fields;
  return (
    <ConfirmDialog
      open
      title={say('title')}
      confirm={say('confirm')}
      busy={starting}
      disabled={params === undefined || foresight.isLoading || (seen && work.idle?.(seen))}
      onClose={onClose}
      onConfirm={() =>
        void start({ kind: work.job, selection, params: params ?? {} }).then((job) => {
          if (!job) return;
          onStarted(job);
          onClose();
        })
      }
      error={
        error === undefined
          ? undefined
          : { title: translate('list.bulk.failed'), cause: error, notDone: translate('list.bulk.notDone') }
      }
    >
      <div className={styles['fields']}>
        <ValueLine {...value} />
        <p>{say('detail')}</p>
        {foresight.isLoading && <LineSkeleton widths={[60, 40]} />}
        {foresight.isError && (
          <ErrorState
            inline
            title={translate('list.bulk.unforeseen')}
            error={foresight.error}
            retry={() => void foresight.refetch()}
          />
        )}
        {Told && seen && <Told seen={seen} />}
        {Fields && (
          <Fields values={values} change={(part) => setValues((before) => ({ ...before, ...part }))} />
        )}
        <EmailNotice of={`${resource}.bulk.${name}`} isSent={work.sendsEmail?.(values)} />
      </div>
    </ConfirmDialog>
  );
}
