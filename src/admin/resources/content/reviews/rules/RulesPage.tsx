import { Scale } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { useEmbedded } from '../use-reviews.ts';
import { RulesEditor } from './RulesEditor.tsx';
import { useStoredRules } from './use-rules.ts';
import '../messages.en.ts';
import './rule-messages.en.ts';

/** `/reviews/rules`: what becomes of a review by itself. */
export default function RulesPage() {
  const embedded = useEmbedded();
  return embedded ? <Kept /> : <Hosted />;
}

function Kept() {
  const read = useStoredRules();
  if (read.isError) return <RecordLoadError place="rules" read={read} />;
  return read.data ? <RulesEditor kept={read.data} /> : <Bare />;
}

function Bare() {
  const translate = useTranslate();
  return (
    <Page
      title={translate('reviews.rules.title')}
      back={{ to: '/reviews', label: translate('reviews.name') }}
    >
      <LineSkeleton widths={[40, 60, 50]} />
    </Page>
  );
}

function Hosted() {
  const translate = useTranslate();
  return (
    <Page
      title={translate('reviews.rules.title')}
      back={{ to: '/reviews', label: translate('reviews.name') }}
    >
      <EmptyState
        icon={Scale}
        title={translate('reviews.rules.hosted')}
        detail={translate('reviews.rules.hostedDetail')}
      />
    </Page>
  );
}
