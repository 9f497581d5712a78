import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { mediaDesk } from '#shared/desks/media.ts';
import type { MediaPreview } from '#shared/media-desk.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { selectedCount } from '#admin/data/bulk.ts';
import { useJobPreview } from '#admin/ui/bulk/use-bulk-preview.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { byteText } from '#shared/byte-text.ts';
import { slots } from '../slots.ts';
import '../bulk-messages.en.ts';
import styles from './bulk.module.css';
import { jobSelection, useMediaJobs, type Picked } from './use-media-jobs.ts';

export type BulkKind = 'trash' | 'restore' | 'delete' | 'move' | 'label' | 'set-private' | 'export';

interface Props {
  kind: BulkKind;
  picked: Picked;
  params: Record<string, unknown> | undefined;
  children?: ReactNode;
  onClose: () => void;
  onDone: () => void;
}

/** What is done to many files: first how many that are and what comes of it, then the runner. */
export function BulkDialog({ kind, picked, params, children, onClose, onDone }: Props) {
  const translate = useTranslate();
  const words = useCountText();
  const { locale } = useStoreProfile();
  const { start, starting, error } = useMediaJobs(picked);
  const preview = useJobPreview<MediaPreview>(
    `${mediaDesk.name}.${kind}`,
    kind === 'export' || params === undefined
      ? undefined
      : {
          params,
          key: [picked.selection.type, [...picked.selection.ids], picked.filter],
          selection: () => jobSelection(picked.selection, picked.filter, picked.sort),
        },
  );
  const seen = preview.data;
  const count = seen && !seen.partial ? seen.files : selectedCount(picked.selection, picked.total);
  const numbers = { smart_count: count ?? 2, count: count === undefined ? '' : words(count) };
  const acted = seen && seen.files - seen.idle;
  const ids = picked.selection.type === 'include' ? [...picked.selection.ids] : [];
  const UsedBefore = slots.usedBefore;
  return (
    <ConfirmDialog
      open
      title={translate(`media.bulk.${kind}.title`, numbers)}
      confirm={translate(`media.bulk.${kind}.confirm`, numbers)}
      busy={starting}
      disabled={params === undefined || preview.isLoading || acted === 0}
      onClose={onClose}
      onConfirm={() =>
        void start(kind, params ?? {}).then((started) => {
          if (!started) return;
          onDone();
          onClose();
        })
      }
      error={
        error === undefined
          ? undefined
          : { title: translate('media.bulk.failed'), cause: error, notDone: translate('media.bulk.notDone') }
      }
    >
      <div className="stack-12">
        <p>{translate(`media.bulk.${kind}.detail`, numbers)}</p>
        {children}
        {preview.isLoading && <LineSkeleton widths={[60, 40]} />}
        {preview.isError && (
          <ErrorState
            inline
            title={translate('media.bulk.unforeseen')}
            error={preview.error}
            retry={() => void preview.refetch()}
          />
        )}
        {seen && (
          <p className="muted" role="status">
            {translate(seen.partial ? 'media.bulk.affectedAtLeast' : 'media.bulk.affected', {
              smart_count: acted ?? 0,
              count: words(acted ?? 0),
              bytes: byteText(seen.bytes, locale),
            })}
          </p>
        )}
        {seen && seen.idle > 0 && (
          <p className={styles['idle']}>
            <TriangleAlert size={14} aria-hidden />
            {translate(`media.bulk.${kind}.idle`, { smart_count: seen.idle, count: words(seen.idle) })}
          </p>
        )}
        {(kind === 'trash' || kind === 'delete') && UsedBefore && ids.length > 0 && (
          <UsedBefore fileIds={ids} />
        )}
      </div>
    </ConfirmDialog>
  );
}
