import { CircleCheck, FilePenLine, PencilLine } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Draft } from '#wix/draft-operations.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { isEdit } from './draft-record.ts';

/** A draft of its own, the edit of a placed order, or what became of either. */
export function DraftChip({ draft }: { draft: Draft }) {
  const translate = useTranslate();
  if (draft.status === 'COMMITTED') {
    const label = translate(isEdit(draft) ? 'drafts.state.savedEdit' : 'drafts.state.committed');
    return <StatusChip tone="ok" icon={CircleCheck} label={label} />;
  }
  return isEdit(draft) ? (
    <StatusChip tone="info" icon={PencilLine} label={translate('drafts.state.edit')} />
  ) : (
    <StatusChip tone="calm" icon={FilePenLine} label={translate('drafts.state.draft')} />
  );
}
