import { CircleCheck, FileText, FlaskConical, Hourglass } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { CallError } from '#wix/errors.ts';
import { useRecentJobs } from '../../data/jobs.ts';
import { useDesk, useMayDo } from '../../data/desk-registry.ts';
import { useCountText } from '../grid/use-count-text.ts';
import { LoadError } from '../query-state/LoadError.tsx';
import { Page } from '../Page.tsx';
import { statusChip } from '../status-chip.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportDesk } from './ImportDesk.tsx';
import { useImport } from './import-data.ts';
import { importStatus, type ImportStatus } from './import-status.ts';
import type { ImportSpec } from './import-spec.ts';
import './import-messages.en.ts';
import styles from './import.module.css';

const ImportChip = statusChip<ImportStatus>('import.status', {
  dry: { tone: 'info', icon: FlaskConical },
  running: { tone: 'info', icon: Hourglass },
  done: { tone: 'ok', icon: CircleCheck },
});

/** A file on its way in; which one stands in the address, so that a reload goes on with it. */
export function ImportPage({ spec }: { spec: ImportSpec }) {
  const { resource } = spec;
  const translate = useTranslate();
  const words = useCountText();
  const [params, setParams] = useSearchParams();
  const may = useMayDo(resource, 'import');
  const permissionIds = useDesk(resource)?.rights['import'] ?? [];
  const id = params.get('file') ?? undefined;
  const { data, isError, error, refetch } = useImport(spec, id);
  const { data: jobs } = useRecentJobs(data?.startedDate !== undefined);
  const back = { to: `/${resource}`, label: translate(`${resource}.name`) };
  const title = translate(`${resource}.import.title`);
  if (!may) {
    const rejected = new CallError({ code: 'FORBIDDEN', status: 403, message: '', data: { permissionIds } });
    return (
      <Page title={title} back={back}>
        <LoadError error={rejected} words="import.unreadable" retry={() => undefined} />
      </Page>
    );
  }
  if (id !== undefined && isError && !data) {
    return (
      <Page title={title} back={back}>
        <LoadError error={error} words="import.unreadable" retry={() => void refetch()} />
      </Page>
    );
  }
  if (id === undefined || !data) {
    return (
      <Page title={title} back={back} narrow>
        {id === undefined && <ChooseFile spec={spec} onTaken={(used) => setParams({ file: used.id })} />}
      </Page>
    );
  }
  const rows = data.summary?.rows;
  return (
    <Page
      title={title}
      back={back}
      beside={<ImportChip status={importStatus(data, jobs, resource)} />}
      meta={
        <span className={styles['meta']}>
          <FileText size={14} aria-hidden />
          <b>
            <bdi>{data.fileName}</bdi>
          </b>
          {rows !== undefined && (
            <span>{translate('import.rows', { smart_count: rows, count: words(rows) })}</span>
          )}
          <span>{translate('import.columns', { smart_count: data.columns.length })}</span>
          <span>{translate(`${resource}.import.source.${data.source}`)}</span>
          <button type="button" onClick={() => setParams({})}>
            {translate('import.another')}
          </button>
        </span>
      }
    >
      <ImportDesk key={`${data.id} ${data.encoding}`} spec={spec} given={data} />
    </Page>
  );
}
