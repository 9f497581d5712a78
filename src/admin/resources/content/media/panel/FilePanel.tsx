import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import {
  CircleAlert,
  Download,
  Eye,
  FolderInput,
  Link as LinkIcon,
  Pencil,
  RefreshCw,
  RotateCcw,
  Trash2,
  X,
} from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { mediaDesk } from '#shared/desks/media.ts';
import { MEDIA_ROOT } from '#shared/media.ts';
import { useMay, useSession, useStoreProfile } from '#admin/access/session.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { sidesText } from '#shared/sides-text.ts';
import { clockText, durationOf, sidesOf } from '../kinds.ts';
import { byteText } from '#shared/byte-text.ts';
import { mediaKindLabels } from '../kind-labels.ts';
import { MediaActionMenu } from '../MediaActionMenu.tsx';
import type { MediaFile, MediaFolder } from '../media-file.ts';
import { slots } from '../slots.ts';
import { FileName } from '../files/FileName.tsx';
import { Thumb } from '../files/Thumb.tsx';
import { unplayableMessage } from '../unplayable-message.ts';
import type { MediaActions } from '../use-media-actions.ts';
import { useDetails } from '../use-library.ts';
import { AddedBy } from './AddedBy.tsx';
import { AltText } from './AltText.tsx';
import { ExpiringLink } from './ExpiringLink.tsx';
import { FileLabels } from './FileLabels.tsx';
import { PrivateSwitch } from './PrivateSwitch.tsx';
import styles from './panel.module.css';

interface Props {
  file: MediaFile;
  folders: readonly MediaFolder[];
  acts: MediaActions;
  onView: (() => void) | undefined;
  onMove: () => void;
  onDelete: () => void;
  /** On a phone, where the panel takes the screen. */
  onClose?: (() => void) | undefined;
}

const preview = { width: 268, height: 216 };

/** All that is known of one file, and what can be done to it. */
export function FilePanel({ file, folders, acts, onView, onMove, onDelete, onClose }: Props) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const embedded = useSession()?.ownFields ?? false;
  const may = {
    edit: useMay(mediaDesk.rights.edit),
    download: useMay(mediaDesk.rights.download),
    trash: useMay(mediaDesk.rights.trash),
    restore: useMay(mediaDesk.rights.restore),
  };
  const details = useDetails([file.id]).get(file.id);
  const unplayable = unplayableMessage(details, translate);
  const [renaming, setRenaming] = useState(false);
  const [replacing, setReplacing] = useState(false);
  const trashed = file.state === 'DELETED';
  const mayEdit = may.edit && !trashed;
  const { width, height } = sidesOf(file, details);
  const duration = durationOf(file, details);
  const sides = width && height ? sidesText(width, height, locale) : undefined;
  const lasts = duration === undefined ? undefined : clockText(duration);
  const size = [sides, lasts, byteText(file.sizeInBytes, locale)].filter(Boolean).join(', ');
  const folder = folders.find(({ id }) => id === file.parentFolderId);
  const { focal: Focal, uses: Uses, replace: Replace } = slots;
  const menu = [
    ...(onView ? [{ id: 'view', icon: Eye, run: onView }] : []),
    ...(mayEdit
      ? [
          { id: 'rename', icon: Pencil, run: () => setRenaming(true) },
          { id: 'move', icon: FolderInput, run: onMove },
          ...(Replace ? [{ id: 'replace', icon: RefreshCw, run: () => setReplacing(true) }] : []),
        ]
      : []),
    ...(trashed && may.restore
      ? [{ id: 'restore', icon: RotateCcw, run: () => void acts.restore([file]) }]
      : []),
    ...(may.trash
      ? [
          trashed
            ? { id: 'delete', icon: Trash2, run: onDelete }
            : { id: 'trash', icon: Trash2, run: () => void acts.trash([file]) },
        ]
      : []),
  ];
  return (
    <section className={styles['panel']} aria-label={translate('media.panel.label')}>
      {onClose && (
        <header className={styles['close']}>
          <IconButton onClick={onClose} aria-label={translate('counterpart.action.close')}>
            <X aria-hidden />
          </IconButton>
        </header>
      )}
      <div className={styles['preview']}>
        <Thumb
          file={file}
          details={details}
          size={preview}
          alt={details?.altText ?? file.displayName ?? ''}
        />
      </div>
      {Focal && file.mediaType === 'IMAGE' && !trashed && (
        <Suspense>
          <Focal file={file} details={details} />
        </Suspense>
      )}
      <h2 className={styles['title']}>
        <FileName
          name={file.displayName ?? ''}
          renaming={renaming}
          onRename={(name) => void acts.rename(file, name)}
          onLeave={() => setRenaming(false)}
        />
      </h2>
      {file.operationStatus === 'FAILED' && (
        <p className={styles['failed']}>
          <CircleAlert size={16} aria-hidden />
          {translate('media.panel.failed', { cause: details?.failed?.message ?? '' })}
        </p>
      )}
      {file.operationStatus === 'PENDING' && <p className="subtle">{translate('media.panel.pending')}</p>}
      {unplayable !== undefined && <p className="subtle">{unplayable}</p>}
      <dl className={styles['facts']}>
        <Fact name="kind">{mediaKindLabels(file.mediaType)}</Fact>
        <Fact name="size">
          <bdi className="num">{size}</bdi>
        </Fact>
        {details?.inspection?.pages !== undefined && (
          <Fact name="pages">
            <span className="num">{details.inspection.pages}</span>
          </Fact>
        )}
        <Fact name="added">
          <DateTime value={file._createdDate} style="day" />
          <AddedBy by={details?.addedBy} />
        </Fact>
        {!trashed && (
          <Fact name="folder">
            <Link className="link" to={folder ? `/media?folder=${folder.id}` : '/media'}>
              {folder?.displayName ??
                (file.parentFolderId === MEDIA_ROOT || !file.parentFolderId
                  ? translate('media.tree.none')
                  : translate('media.tree.visitors'))}
            </Link>
          </Fact>
        )}
        {trashed && details?.expiresDate && (
          <Fact name="expires">
            <DateTime value={details.expiresDate} style="day" />
          </Fact>
        )}
        {embedded && (file.mediaType === 'IMAGE' || file.mediaType === 'VECTOR') && (
          <Fact name="alt">
            <AltText key={file.id} file={file} text={details?.altText} mayEdit={mayEdit} />
          </Fact>
        )}
      </dl>
      {!trashed && <FileLabels file={file} acts={acts} mayEdit={mayEdit} />}
      {!trashed && embedded && <PrivateSwitch key={file.id} file={file} mayEdit={mayEdit} />}
      {Uses && !trashed && (
        <Suspense>
          <Uses file={file} />
        </Suspense>
      )}
      {!embedded && <p className="subtle">{translate('media.hosted.panel')}</p>}
      <div className={styles['actions']}>
        {!trashed && !file.private && file.url && (
          <Button size="small" onClick={() => void acts.copyLink(file.url ?? '')}>
            <LinkIcon aria-hidden />
            {translate('media.action.copyLink')}
          </Button>
        )}
        {!trashed && file.private && may.download && (
          <ExpiringLink onCopy={(minutes) => void acts.copyExpiringLink(file, minutes)} />
        )}
        {trashed && may.restore && (
          <Button size="small" onClick={() => void acts.restore([file])}>
            <RotateCcw aria-hidden />
            {translate('media.action.restore')}
          </Button>
        )}
        {may.download && !trashed && (
          <Button size="small" onClick={() => void acts.download([file])}>
            <Download aria-hidden />
            {translate('media.action.download')}
          </Button>
        )}
        <MediaActionMenu
          className={styles['more']}
          label={translate('media.action.more')}
          acts={menu.map((action) => ({ ...action, label: translate(`media.action.${action.id}`) }))}
        />
      </div>
      {Replace && replacing && (
        <Suspense>
          <Replace file={file} onClose={() => setReplacing(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <>
      <dt>{translate(`media.facts.${name}`)}</dt>
      <dd>{children}</dd>
    </>
  );
}
