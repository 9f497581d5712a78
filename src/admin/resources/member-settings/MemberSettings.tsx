import { useTranslate } from 'ra-core';
import { useOneRecord } from '../../ui/form/use-one-record.ts';
import { UnreadPage } from '../../ui/ladder/UnreadPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import { MemberSettingsForm } from './MemberSettingsForm.tsx';
import type { MemberSettings as Settings } from './settings-record.ts';
import './messages.en.ts';

/** Who may join, who may be seen, and by whom. */
export default function MemberSettings() {
  const translate = useTranslate();
  const read = useOneRecord<Settings>('member-settings', 'settings');
  if (read.isError) return <UnreadPage place="list" read={read} />;
  return (
    <Page
      title={translate('member-settings.name')}
      meta={translate('member-settings.detail')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
    >
      {read.data ? <MemberSettingsForm settings={read.data} /> : <LineSkeleton widths={[40, 60, 50]} />}
    </Page>
  );
}
