import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { generateFileUploadUrl } from '../../shared/contract/generated/media_files.rights.ts';
import { useMay } from '../access/session.ts';
import { useOpenPick } from '../picker/pick-media.ts';
import { lazyPart } from '../ui/preloadable.tsx';
import { pastedFiles } from './pasted-files.ts';
import { readDrop } from './read-drop.ts';
import { useUploads } from './upload-store.ts';
import { enqueue, goOnAfterReload } from './uploads.ts';

const Pill = lazyPart(() => import('./UploadPill.tsx'));
const Panel = lazyPart(() => import('./UploadPanel.tsx'));
const Overlay = lazyPart<{ here: boolean }>(() => import('./DropOverlay.tsx'));

/** The queue's place in the bar at the top. */
export const UploadPlace = () => (useUploads().length > 0 ? <Pill /> : null);

const takesFiles = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-takes-files], [role=dialog]') !== null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** Takes files dropped or pasted anywhere that nothing else takes, and shows the queue over all pages. */
export function UploadFrame() {
  const items = useUploads();
  const picking = useOpenPick() !== undefined;
  const may = useMay(generateFileUploadUrl);
  const { pathname, search } = useLocation();
  const [over, setOver] = useState(false);
  const folder = pathname === '/media' ? (new URLSearchParams(search).get('folder') ?? undefined) : undefined;
  useEffect(() => {
    const timer = setTimeout(() => void goOnAfterReload().catch(() => undefined), 500);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!may) return undefined;
    const options = { parentFolderId: folder };
    // Elements of a page come and go under the pointer: each says when it is left, none when all are.
    let inside = 0;
    const leave = () => {
      inside = 0;
      setOver(false);
    };
    const onEnter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      inside += 1;
      setOver(!takesFiles(event.target));
    };
    const onLeave = (event: DragEvent) => {
      if (hasFiles(event) && --inside <= 0) leave();
    };
    const onOver = (event: DragEvent) => {
      // Without this the browser opens the file in place of the page.
      if (hasFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      leave();
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      if (takesFiles(event.target)) return;
      void readDrop(event.dataTransfer).then((files) => enqueue(files, options));
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isTyping(event.target) || takesFiles(event.target)) return;
      const files = pastedFiles(event.clipboardData, new Date());
      if (files.length > 0) void enqueue(files, options);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragenter', onEnter, { signal });
    document.addEventListener('dragleave', onLeave, { signal });
    document.addEventListener('dragover', onOver, { signal });
    document.addEventListener('drop', onDrop, { signal });
    document.addEventListener('paste', onPaste, { signal });
    return () => listening.abort();
  }, [may, folder]);
  return (
    <>
      {/* The picker shows the same queue. */}
      {items.length > 0 && !picking && <Panel />}
      {over && <Overlay here={folder !== undefined} />}
    </>
  );
}
