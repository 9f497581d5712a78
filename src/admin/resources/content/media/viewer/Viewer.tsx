import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, Download, Maximize, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type KeyboardEvent } from 'react';
import type { MediaFile } from '../media-file.ts';
import { useDetails } from '../use-library.ts';
import { PrivateMark } from '../files/PrivateMark.tsx';
import { FileView, isPicture } from './FileView.tsx';
import styles from './viewer.module.css';
import { WHOLE, zoomedAbout, type Zoom } from './zoom.ts';
import './messages.en.ts';

interface Props {
  files: readonly MediaFile[];
  at: number;
  onAt: (index: number) => void;
  onClose: () => void;
  /** Absent for who may not. */
  onDownload?: ((file: MediaFile) => void) | undefined;
}

const STEP = 1.5;
const MIDDLE = { x: 0, y: 0 };

/** Keys of a player or of a document are its own. */
const isOwnKey = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest('video, audio, iframe, input, canvas') !== null;

/** One file of the list over the whole screen, and the way to those beside it. */
export default function Viewer({ files, at, onAt, onClose, onDownload }: Props) {
  const translate = useTranslate();
  const [zoomed, setZoomed] = useState<{ id: string; zoom: Zoom }>();
  const file = files[at];
  const details = useDetails(file ? [file.id] : []).get(file?.id ?? '');
  if (!file) return null;
  const zoom = zoomed?.id === file.id ? zoomed.zoom : WHOLE;
  const setZoom = (next: Zoom | ((before: Zoom) => Zoom)) =>
    setZoomed((before) => {
      const now = before?.id === file.id ? before.zoom : WHOLE;
      return { id: file.id, zoom: typeof next === 'function' ? next(now) : next };
    });
  const scaled = (factor: number) =>
    setZoom((now) =>
      zoomedAbout(now, factor, MIDDLE, { width: window.innerWidth, height: window.innerHeight }),
    );
  const go = (by: number) => {
    if (files[at + by]) onAt(at + by);
  };
  const position = { name: file.displayName ?? '', position: at + 1, total: files.length };
  const runs: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    Home: () => onAt(0),
    End: () => onAt(files.length - 1),
    ...(isPicture(file) && {
      '+': () => scaled(STEP),
      '=': () => scaled(STEP),
      '-': () => scaled(1 / STEP),
      0: () => setZoom(WHOLE),
    }),
  };
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      slotProps={{
        paper: {
          className: styles['viewer'] ?? '',
          'aria-label': translate('media.viewer.label', position),
        },
      }}
      onKeyDown={(event) => {
        const run = runs[event.key];
        if (!run || isOwnKey(event) || event.metaKey || event.ctrlKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        run();
      }}
    >
      <header className={styles['head']}>
        <h1>
          <bdi>{file.displayName}</bdi>
        </h1>
        {file.private && <PrivateMark />}
        <small className="num">{translate('media.viewer.position', position)}</small>
        <span className={styles['actions']}>
          {isPicture(file) && (
            <>
              <Act
                name="smaller"
                icon={ZoomOut}
                onClick={() => scaled(1 / STEP)}
                disabled={zoom.scale <= 1}
              />
              <small className="num" aria-live="polite">
                {translate('media.viewer.scale', { percent: Math.round(zoom.scale * 100) })}
              </small>
              <Act name="larger" icon={ZoomIn} onClick={() => scaled(STEP)} />
              <Act name="whole" icon={Maximize} onClick={() => setZoom(WHOLE)} disabled={zoom.scale <= 1} />
            </>
          )}
          {onDownload && <Act name="download" icon={Download} onClick={() => onDownload(file)} />}
          <Act name="close" icon={X} onClick={onClose} />
        </span>
      </header>
      <div className={styles['stage']}>
        <FileView key={file.id} file={file} details={details} zoom={zoom} onZoom={setZoom} onSwipe={go} />
        {at > 0 && (
          <span className={styles['previous']}>
            <Act name="previous" icon={ChevronLeft} onClick={() => go(-1)} />
          </span>
        )}
        {at < files.length - 1 && (
          <span className={styles['next']}>
            <Act name="next" icon={ChevronRight} onClick={() => go(1)} />
          </span>
        )}
      </div>
    </Dialog>
  );
}

interface ActProps {
  name: string;
  icon: typeof X;
  onClick: () => void;
  disabled?: boolean;
}

function Act({ name, icon: Icon, onClick, disabled = false }: ActProps) {
  const translate = useTranslate();
  return (
    <IconButton
      className={styles['action'] ?? ''}
      aria-label={translate(`media.viewer.${name}`)}
      onClick={onClick}
      disabled={disabled}
    >
      <Icon className={name === 'previous' || name === 'next' ? 'flip' : undefined} aria-hidden />
    </IconButton>
  );
}
