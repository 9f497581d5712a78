import { useTranslate } from 'ra-core';
import { useOneRecord } from '../../ui/form/use-one-record.ts';
import { UnreadPage } from '../../ui/ladder/UnreadPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import type { TipsRecord } from './provider.ts';
import { TipsForm } from './TipsForm.tsx';
import './messages.en.ts';

/** How the shop takes tips. */
export default function Tips() {
  const translate = useTranslate();
  const read = useOneRecord<TipsRecord>('tips', 'settings');
  if (read.isError) return <UnreadPage place="list" read={read} />;
  return (
    <Page
      title={translate('tips.name')}
      meta={translate('tips.detail')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
    >
      {read.data ? <TipsForm settings={read.data} /> : <LineSkeleton widths={[40, 60, 50]} />}
    </Page>
  );
}
