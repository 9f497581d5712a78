import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UploadedFile } from '#wix/shopper/upload-operations.ts';
import type { UploadLimits } from './check-file.ts';
import { type UploadedFileView, UploadList, type UploadsShown } from './upload-list.ts';

const open = (uploadedFileViews: readonly UploadedFileView[]): UploadList =>
  new UploadList(
    {
      bring: async (file, sending) =>
        (await import('#wix/shopper/upload-operations.ts')).bringFile(file, sending),
      show: (file) => URL.createObjectURL(file),
      hide: (preview) => URL.revokeObjectURL(preview),
    },
    uploadedFileViews,
  );

interface Uploads extends UploadsShown {
  add: (files: readonly File[]) => void;
  retry: (key: number) => void;
  remove: (key: number) => void;
}

/** The files of this field. Those whose line was lost go on by themselves once the browser is online again. */
export function useUploads(
  limits: UploadLimits,
  onChange: (files: UploadedFile[], busy: boolean) => void,
  uploadedFileViews: readonly UploadedFileView[] = [],
): Uploads {
  const [list] = useState(() => open(uploadedFileViews));
  const shown = useSyncExternalStore(list.watch, list.read, list.read);
  const latest = useRef({ onChange, limits });
  useEffect(() => {
    latest.current = { onChange, limits };
  });
  useEffect(() => {
    const files = shown.items.flatMap(({ state }) => (state.phase === 'done' ? [state.file] : []));
    latest.current.onChange(
      files,
      shown.items.some(({ state }) => state.phase === 'sending'),
    );
  }, [shown]);
  useEffect(() => {
    const goOn = () => list.retryAll(latest.current.limits);
    window.addEventListener('online', goOn);
    return () => {
      window.removeEventListener('online', goOn);
      list.stop();
    };
  }, [list]);
  return {
    ...shown,
    add: (files) => list.add(files, limits),
    retry: (key) => list.retry(key, limits),
    remove: (key) => list.remove(key),
  };
}
