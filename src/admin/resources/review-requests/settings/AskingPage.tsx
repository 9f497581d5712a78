import { ResourceContextProvider, useTranslate } from 'ra-core';
import type { AskingSettings } from '#shared/review-requests.ts';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { UnreadPage } from '#admin/ui/ladder/UnreadPage.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { SETTINGS } from '../provider.ts';
import { AskingForm } from './AskingForm.tsx';
import '../messages.en.ts';

/** When the shop asks its buyers for a review, how it goes, and what they get. */
export default function AskingPage() {
  const translate = useTranslate();
  const read = useOneRecord<AskingSettings & { id: string }>('review-requests', SETTINGS);
  return (
    <ResourceContextProvider value="review-requests">
      {read.isError ? (
        <UnreadPage place="asking" read={read} />
      ) : (
        <Page
          title={translate('review-requests.asking.title')}
          back={{ to: '/review-requests', label: translate('review-requests.name') }}
        >
          {read.data ? <AskingForm settings={read.data} /> : <LineSkeleton widths={[40, 60, 50]} />}
        </Page>
      )}
    </ResourceContextProvider>
  );
}
