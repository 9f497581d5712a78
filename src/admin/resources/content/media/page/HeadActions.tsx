import Button from '@mui/material/Button';
import { FolderPlus, Upload as UploadIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { usePhone } from '#admin/ui/use-phone.ts';
import { SaveView } from '#admin/ui/views/SaveView.tsx';
import type { CurrentView } from '#admin/ui/views/use-open-view.ts';
import { ViewMenu } from '#admin/ui/views/ViewMenu.tsx';

interface Props {
  view: CurrentView;
  /** Something narrows the list that no view keeps. */
  narrowed: boolean;
  selecting: boolean;
  /** Absent where there are no files to select. */
  onSelecting: ((on: boolean) => void) | undefined;
  onNewFolder: (() => void) | undefined;
  onUpload: (() => void) | undefined;
}

/** Beside the title: saved views, and how files and folders come to be. */
export function HeadActions({ view, narrowed, selecting, onSelecting, onNewFolder, onUpload }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  return (
    <>
      {!phone && (view.modified || (!view.view && narrowed)) && <SaveView resource="media" current={view} />}
      <ViewMenu resource="media" current={view} />
      {phone && onSelecting && (
        <Button aria-pressed={selecting} onClick={() => onSelecting(!selecting)}>
          {translate(selecting ? 'media.selected.done' : 'media.selected.begin')}
        </Button>
      )}
      {onNewFolder && !phone && (
        <Button onClick={onNewFolder}>
          <FolderPlus aria-hidden />
          {translate('media.folder.create.action')}
        </Button>
      )}
      {onUpload && (
        <Button variant="contained" onClick={onUpload}>
          <UploadIcon aria-hidden />
          {translate('media.action.upload')}
        </Button>
      )}
    </>
  );
}
