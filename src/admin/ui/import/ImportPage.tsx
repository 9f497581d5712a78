import { CircleCheck, FlaskConical, FileText } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { CallError } from '../../../wix/errors.ts';
import { useDesk, useMayDo } from '../../data/desk-registry.ts';
import { useCountWords } from '../grid/count-words.ts';
import { Unread } from '../ladder/Unread.tsx';
import { Page } from '../Page.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportDesk } from './ImportDesk.tsx';
import { useImport } from './import-data.ts';
import type { ImportSpec } from './import-spec.ts';
import './import-words.en.ts';
import styles from './import.module.css';

/** A file on its way in; which one stands in the address, so that a reload goes on with it. */
export function ImportPage({ spec }: { spec: ImportSpec }) {
  const { resource } = spec;
  const translate = useTranslate();
  const words = useCountWords();
  const [params, setParams] = useSearchParams();
  const may = useMayDo(resource, 'import');
  const permissionIds = useDesk(resource)?.rights['import'] ?? [];
  const id = params.get('file') ?? undefined;
  const { data, isError, error, refetch } = useImport(spec, id);
  const back = { to: `/${resource}`, label: translate(`${resource}.name`) };
  const title = translate(`${resource}.import.title`);
  if (!may) {
    const refused = new CallError({ code: 'FORBIDDEN', status: 403, message: '', data: { permissionIds } });
    return (
      <Page title={title} back={back}>
        <Unread error={refused} words="import.unreadable" retry={() => undefined} />
      </Page>
    );
  }
  if (id !== undefined && isError && !data) {
    return (
      <Page title={title} back={back}>
        <Unread error={error} words="import.unreadable" retry={() => void refetch()} />
      </Page>
    );
  }
  if (id === undefined || !data) {
    return (
      <Page title={title} back={back} narrow>
        {id === undefined && <ChooseFile spec={spec} onTaken={(taken) => setParams({ file: taken.id })} />}
      </Page>
    );
  }
  const rows = data.summary?.rows;
  return (
    <Page
      title={title}
      back={back}
      beside={
        data.startedDate ? (
          <StatusChip tone="ok" icon={CircleCheck} label={translate('import.begun')} />
        ) : (
          <StatusChip tone="info" icon={FlaskConical} label={translate('import.dry')} />
        )
      }
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
      <ImportDesk key={`${data.id} ${data.checkedDate}`} spec={spec} given={data} />
    </Page>
  );
}
