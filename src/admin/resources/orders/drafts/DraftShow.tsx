import { useParams } from 'react-router';
import { UnreadPage } from '../../../ui/ladder/UnreadPage.tsx';
import { DraftPage } from './DraftPage.tsx';
import { DraftSkeleton } from './editor/DraftSkeleton.tsx';
import { useDraft } from './editor/use-draft-editor.ts';

export default function DraftShow() {
  const { id = '' } = useParams();
  const read = useDraft(id);
  if (read.data) return <DraftPage key={id} id={id} calculated={read.data} />;
  if (read.isPending) return <DraftSkeleton to="/drafts" label="drafts.name" title="drafts.show.title" />;
  return <UnreadPage place="show" read={read} />;
}
