import { FlaskConical, FileText, PackageCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { useCountWords } from '../../../ui/grid/count-words.ts';
import { Unread } from '../../../ui/ladder/Unread.tsx';
import { Page } from '../../../ui/Page.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportDesk } from './ImportDesk.tsx';
import { useImport } from './import-data.ts';
import '../list/messages-list.en.ts';
import './messages-import.en.ts';
import styles from './import.module.css';

/** A file of orders on its way in; which one stands in the address, so that a reload goes on with it. */
export default function ImportPage() {
  const translate = useTranslate();
  const words = useCountWords();
  const [params, setParams] = useSearchParams();
  const id = params.get('file') ?? undefined;
  const { data, isError, error, refetch } = useImport(id);
  const back = { to: '/orders', label: translate('orders.import.back') };
  const title = translate('orders.import.title');
  if (id !== undefined && isError && !data) {
    return (
      <Page title={title} back={back}>
        <Unread error={error} words="orders.import.unreadable" retry={() => void refetch()} />
      </Page>
    );
  }
  if (id === undefined || !data) {
    return (
      <Page title={title} back={back} narrow>
        {id === undefined && <ChooseFile onTaken={(taken) => setParams({ file: taken.id })} />}
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
          <StatusChip tone="ok" icon={PackageCheck} label={translate('orders.import.begun')} />
        ) : (
          <StatusChip tone="info" icon={FlaskConical} label={translate('orders.import.dry')} />
        )
      }
      meta={
        <span className={styles['meta']}>
          <FileText size={14} aria-hidden />
          <b>
            <bdi>{data.fileName}</bdi>
          </b>
          {rows !== undefined && (
            <span>{translate('orders.import.rows', { smart_count: rows, count: words(rows) })}</span>
          )}
          <span>{translate('orders.import.columns', { smart_count: data.columns.length })}</span>
          <span>{translate(`orders.import.source.${data.source}`)}</span>
          <button type="button" onClick={() => setParams({})}>
            {translate('orders.import.another')}
          </button>
        </span>
      }
    >
      <ImportDesk key={`${data.id} ${data.checkedDate}`} given={data} />
    </Page>
  );
}
