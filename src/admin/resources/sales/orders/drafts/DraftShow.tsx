import { useTranslate } from 'ra-core';
import { Navigate, useParams } from 'react-router';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { DraftPage } from './DraftPage.tsx';
import { DraftSkeleton } from './editor/DraftSkeleton.tsx';
import { isEdit } from './draft-record.ts';
import { useDraft } from './editor/use-draft-editor.ts';
import '../messages-show.en.ts';
import './messages.en.ts';

export default function DraftShow() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const read = useDraft(id);
  const draft = read.data?.draftOrder;
  // The edit of a placed order has a page at that order.
  if (draft && isEdit(draft)) return <Navigate to={`/orders/${draft.orderId}/edit`} replace />;
  if (read.data) return <DraftPage key={id} id={id} calculated={read.data} />;
  if (read.isPending) {
    return (
      <DraftSkeleton to="/drafts" label={translate('drafts.name')} title={translate('drafts.show.title')} />
    );
  }
  return <RecordLoadError place="show" read={read} />;
}
