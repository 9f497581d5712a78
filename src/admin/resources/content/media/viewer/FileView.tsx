import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import type { FileDetails } from '#shared/media.ts';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { thumbnailOf } from '../kinds.ts';
import { kindIcon } from '#admin/ui/kind-icon.ts';
import type { MediaFile } from '../media-file.ts';
import { unplayableMessage } from '../unplayable-message.ts';
import { useFileAddress } from '../use-file-address.ts';
import { ArchiveView } from './ArchiveView.tsx';
import { PictureView } from './PictureView.tsx';
import { useModelPoster } from './use-model-poster.ts';
import styles from './viewer.module.css';
import type { Zoom } from './zoom.ts';

const ModelView = lazyPart(() => import('./ModelView.tsx'));

interface Props {
  file: MediaFile;
  details: FileDetails | undefined;
  zoom: Zoom;
  onZoom: Dispatch<SetStateAction<Zoom>>;
  onSwipe: (by: 1 | -1) => void;
}

const POSTER = { width: 800, height: 600 };

export const isPicture = ({ mediaType }: MediaFile): boolean =>
  mediaType === 'IMAGE' || mediaType === 'VECTOR';

/** One file, as far as a browser can show it; what it cannot is told, with a way to the file. */
export function FileView({ file, details, zoom, onZoom, onSwipe }: Props) {
  const translate = useTranslate();
  const [broken, setBroken] = useState(false);
  const { address, error } = useFileAddress(file, details?.sha256);
  const onDrawn = useModelPoster(file, details);
  const name = file.displayName ?? '';
  const unplayable = unplayableMessage(details, translate);
  const told = (title: string, detail?: string): ReactNode => {
    const Icon = kindIcon(file.mediaType);
    return (
      <div className={styles['note']}>
        <Icon size={40} strokeWidth={1.5} aria-hidden />
        <h2>{title}</h2>
        {detail && <p>{detail}</p>}
        {address && (
          <Button component="a" href={address} target="_blank" rel="noreferrer">
            {translate('media.viewer.open')}
          </Button>
        )}
      </div>
    );
  };
  if (error) return told(translate('media.viewer.loadFailed'), error.message);
  if (!address) return null;
  if (file.operationStatus === 'FAILED' && !isPicture(file))
    return told(
      translate('media.viewer.failed'),
      details?.failed?.message ?? translate('media.viewer.failedDetail'),
    );
  if (broken)
    return told(
      translate(`media.viewer.${file.operationStatus === 'PENDING' ? 'pending' : 'broken'}`),
      unplayable,
    );
  const pages = details?.inspection?.pages ?? 1;
  const poster = thumbnailOf(file, POSTER, details);
  switch (file.mediaType) {
    case 'IMAGE':
    case 'VECTOR':
      return (
        <PictureView
          address={address}
          name={name}
          alt={details?.altText ?? name}
          zoom={zoom}
          onZoom={onZoom}
          onSwipe={onSwipe}
          onBroken={() => setBroken(true)}
        />
      );
    case 'VIDEO':
      return (
        // Subtitles are none of what the library keeps.
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- see above
        <video
          className={styles['video']}
          src={address}
          poster={poster}
          aria-label={name}
          controls
          playsInline
          onError={() => setBroken(true)}
        />
      );
    case 'AUDIO':
      return (
        <div className={styles['note']}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- see above */}
          <audio src={address} aria-label={name} controls onError={() => setBroken(true)} />
        </div>
      );
    case 'DOCUMENT':
      return details?.contentType === 'application/pdf' && navigator.pdfViewerEnabled ? (
        // The viewer of a browser does not start in a sandbox; the bytes were sniffed and are a PDF.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
        <iframe
          className={styles['document']}
          src={address}
          title={translate('media.viewer.document', { name })}
        />
      ) : poster ? (
        <div className={styles['note']}>
          <img className={styles['page']} src={poster} alt={translate('media.viewer.document', { name })} />
          {pages > 1 && <p className="num">{translate('media.viewer.page', { total: pages })}</p>}
          <Button component="a" href={address} target="_blank" rel="noreferrer">
            {translate('media.viewer.open')}
          </Button>
        </div>
      ) : (
        told(translate('media.viewer.notShown'), unplayable ?? translate('media.viewer.notShownDetail'))
      );
    case 'ARCHIVE':
      return details?.inspection?.entries ? (
        <ArchiveView entries={details.inspection.entries} />
      ) : (
        told(translate('media.viewer.notShown'), unplayable ?? translate('media.viewer.notShownDetail'))
      );
    case 'MODEL3D':
      return <ModelView address={address} name={name} onDrawn={onDrawn} />;
    default:
      return told(translate('media.viewer.notShown'), unplayable ?? translate('media.viewer.notShownDetail'));
  }
}
