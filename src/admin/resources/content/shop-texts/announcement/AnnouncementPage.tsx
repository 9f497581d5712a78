import { useTranslate } from 'ra-core';
import { ANNOUNCEMENT, type Announcement, type ShopText } from '#shared/shop-texts.ts';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { Page } from '#admin/ui/Page.tsx';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import '../messages.en.ts';
import './messages.en.ts';

/** The line above every page of the store, and when it is displayed. */
export default function AnnouncementPage() {
  const translate = useTranslate();
  const read = useOneRecord<ShopText<Announcement>>('announcement', ANNOUNCEMENT);
  if (read.isError) return <RecordLoadError place="list" read={read} />;
  return (
    <Page
      title={translate('announcement.name')}
      meta={translate('announcement.detail')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
      actions={
        <a className="link" href="/" target="_blank" rel="noopener">
          {translate('announcement.see')}
        </a>
      }
    >
      {read.data ? (
        <AnnouncementForm text={read.data} onRestore={() => void read.refetch()} />
      ) : (
        <LineSkeleton widths={[40, 60, 50]} />
      )}
    </Page>
  );
}
