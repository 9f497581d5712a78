import Button from '@mui/material/Button';
import { FileDown, Printer } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PrintPreview } from '#shared/papers.ts';
import { isOpen, resultAddress, useRecentJobs } from '#admin/data/jobs.ts';
import { useJobPreview } from '#admin/ui/bulk/use-bulk-preview.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { Page } from '#admin/ui/Page.tsx';
import { JobProgress } from '#admin/ui/runner/JobProgress.tsx';
import { useRunner } from '#admin/ui/runner/use-runner.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import { Looks } from './Looks.tsx';
import { PaperChoice } from './PaperChoice.tsx';
import { PaperView } from './PaperView.tsx';
import styles from './print.module.css';
import type { PrintSelection } from './print-selection.ts';
import { printing, printParams } from './print-values.ts';
import { usePages } from './use-pages.ts';

export function PrintDesk({ chosen: { selection, count, back } }: { chosen: PrintSelection }) {
  const translate = useTranslate();
  const words = useCountText();
  const phone = usePhone();
  const runner = useRunner();
  const [values, setValues] = useState(printing);
  const [made, setMade] = useState<{ id: string; of: string }>();
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<unknown>();
  const params = printParams(values);
  const preview = useJobPreview<PrintPreview>(
    'orders.print',
    params && { params, key: selection, selection: () => selection },
  );
  const seen = preview.data;
  const pages = usePages(seen, preview.isPlaceholderData ? undefined : params);
  const job = useRecentJobs().data?.find(({ id }) => id === made?.id);
  const current = made !== undefined && made.of === JSON.stringify(params);
  const running = current && (job === undefined || isOpen(job));
  const numbers = { smart_count: count, count: words(count) };

  const start = async (): Promise<void> => {
    if (!params) return;
    setStarting(true);
    setError(undefined);
    try {
      const title = translate('orders.job.print', numbers);
      const { id } = await runner.start({ kind: 'orders.print', selection, params, title });
      setMade({ id, of: JSON.stringify(params) });
    } catch (thrown) {
      setError(thrown);
    } finally {
      setStarting(false);
    }
  };

  const sumOf = ({ labels }: PrintPreview): string => {
    const sheets = pages.leaves.length;
    const text = translate('orders.print.pages', { smart_count: sheets, count: words(sheets) });
    return values.labels && labels > 0
      ? translate('orders.print.pagesAndLabels', { pages: text, smart_count: labels, count: words(labels) })
      : text;
  };
  const ready = current && job?.hasFile === true;
  return (
    <Page
      title={translate('orders.print.title', numbers)}
      back={back}
      beside={seen && params && <span className={styles['sum']}>{sumOf(seen)}</span>}
      actions={
        ready ? (
          <Button variant="contained" href={resultAddress(job)} target="_blank">
            <FileDown aria-hidden />
            {translate('counterpart.runner.pdf')}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={!params || running}
            aria-busy={starting || running}
            onClick={() => void start()}
          >
            <Printer aria-hidden />
            {translate('orders.print.confirm')}
          </Button>
        )
      }
    >
      <div className={styles['desk']}>
        <div className="stack-16">
          <PaperChoice values={values} change={(part) => setValues({ ...values, ...part })} seen={seen} />
          <Looks values={values} change={(part) => setValues({ ...values, ...part })} />
          {running && job && (
            <section className={styles['making']} aria-label={translate('orders.print.making')}>
              <JobProgress job={job} />
              <p>{translate('orders.print.goesOn')}</p>
            </section>
          )}
          {current && job?.status === 'failed' && (
            <ErrorState
              inline
              title={translate('orders.print.failed')}
              error={new Error(job.error ?? '')}
              retry={() => void start()}
            />
          )}
          {current && job?.status === 'done' && !job.hasFile && (
            <p role="alert">{translate('orders.print.nothing')}</p>
          )}
          {error !== undefined && (
            <ErrorState inline title={translate('orders.print.failed')} error={error} />
          )}
        </div>
        {preview.isError ? (
          <ErrorState
            title={translate('orders.print.previewFailed')}
            error={preview.error}
            retry={() => void preview.refetch()}
          />
        ) : (
          <PaperView
            pages={pages}
            counted={seen !== undefined}
            stale={preview.isPlaceholderData}
            phone={phone}
            chosen={params !== undefined}
            labels={values.labels && (seen?.labels ?? 0) > 0}
          />
        )}
      </div>
    </Page>
  );
}
