import { useTranslate } from 'ra-core';
import { ExternalLink } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import { ANNOUNCEMENT, type HomeText, type ShopText, type TextPage } from '#shared/shop-texts.ts';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { HomeForm } from './HomeForm.tsx';
import { PageForm } from './PageForm.tsx';
import { Versions } from './Versions.tsx';
import styles from './shop-texts.module.css';
import './messages.en.ts';

const shopPath = ({ id, kind }: ShopText): string => (kind === 'page' ? `/pages/${id}` : '/');

/** One text, its languages side by side, and the states it was in. */
export default function TextEdit() {
  const { id = '' } = useParams();
  // Links that were saved before it had a page of its own.
  return id === ANNOUNCEMENT ? <Navigate to="/announcement" replace /> : <TextForm id={id} />;
}

function TextForm({ id }: { id: string }) {
  const translate = useTranslate();
  const read = useOneRecord<ShopText>('shop-texts', id);
  if (read.isError) return <RecordLoadError place="show" read={read} />;
  const text = read.data;
  const versions = text && (
    <div className={styles['versions']}>
      <Versions text={text} onBack={() => void read.refetch()} />
    </div>
  );
  const see = (prefix: string, what: string) => (
    <a href={`${prefix}${text ? shopPath(text) : '/'}`} target="_blank" rel="noopener" className="link">
      {translate(`shop-texts.see.${what}`)} <ExternalLink size={13} aria-hidden />
    </a>
  );
  return (
    <Page
      title={translate(`shop-texts.text.${id}.name`, { _: translate('shop-texts.name') })}
      meta={translate(`shop-texts.text.${id}.detail`, { _: '' })}
      back={{ to: '/shop-texts', label: translate('shop-texts.name') }}
      actions={
        <span className={styles['see']}>
          {see('', 'en')} {see('/he', 'he')}
        </span>
      }
    >
      {!text && <LineSkeleton widths={[40, 60, 50]} />}
      {text && (
        <div className={styles['stack']}>
          {text.kind === 'page' && <PageForm text={text as ShopText<TextPage>}>{versions}</PageForm>}
          {text.kind === 'home' && <HomeForm text={text as ShopText<HomeText>}>{versions}</HomeForm>}
        </div>
      )}
    </Page>
  );
}
