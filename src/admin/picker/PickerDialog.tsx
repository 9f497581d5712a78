import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { MediaFile } from '../../wix/upload-operations.ts';
import { KeyHint } from '../ui/KeyHint.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import { pastedFiles } from '../uploads/pasted-files.ts';
import { readDrop } from '../uploads/read-drop.ts';
import type { Dropped } from '../uploads/upload-item.ts';
import { useFinishedUploads } from '../uploads/upload-store.ts';
import { enqueue } from '../uploads/uploads.ts';
import { fits, idOf, numberOf, toggled } from './choice.ts';
import { FileGrid } from './FileGrid.tsx';
import { FilePreview } from './FileTile.tsx';
import type { OpenPick } from './pick-media.ts';
import { PickerTools, type Narrowed } from './PickerTools.tsx';
import { PickerUploads } from './PickerUploads.tsx';
import { useLibrary } from './use-library.ts';
import './messages.en.ts';
import styles from './picker.module.css';

const nothing: Narrowed = { q: '', kind: '', folder: '' };
/** As many of the choice are shown at the foot. */
const SHOWN = 6;
/** Whoever types is not asked after each letter. */
const PAUSE = 200;

/** Choose from the library, or upload: what was uploaded from here is chosen as soon as it is there. */
export default function PickerDialog({ pick }: { pick: OpenPick }) {
  const translate = useTranslate();
  const phone = usePhone();
  const title = useId();
  const { kinds, isPublic = false, most = Number.POSITIVE_INFINITY, taken = [], settle } = pick;
  const [narrowed, setNarrowed] = useState(nothing);
  const [chosen, setChosen] = useState<readonly MediaFile[]>([]);
  const q = useDebounced(narrowed.q.trim(), PAUSE);
  const { kind, folder } = narrowed;
  const library = useLibrary({
    q,
    folder: folder === '' ? undefined : folder,
    kinds: kind === '' ? kinds : [kind],
    ...(isPublic && { private: false }),
  });
  const own = useRef(new Set<string>());
  const pictures = kinds.every((each) => each === 'IMAGE' || each === 'VECTOR');
  const full = chosen.length >= most && most !== 1;

  const toggle = (file: MediaFile) => setChosen((before) => toggled(before, file, most));
  const take = (file: MediaFile) =>
    setChosen((before) => (numberOf(before, file) === undefined ? toggled(before, file, most) : before));
  useFinishedUploads(({ key, file }) => {
    if (own.current.has(key) && fits(file, pick) && !taken.includes(idOf(file))) take(file);
  });
  const upload = async (files: readonly (File | Dropped)[]) => {
    const options = { kinds, parentFolderId: folder === '' ? undefined : folder };
    for (const key of await enqueue(files, options)) own.current.add(key);
  };
  const uploadRef = useRef(upload);
  useEffect(() => {
    uploadRef.current = upload;
  });
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = pastedFiles(clipboardData, new Date());
      if (files.length > 0) void uploadRef.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const confirm = () => settle([...chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && chosen.length > 0) confirm();
  };
  const onlyPictures = chosen.every(({ mediaType }) => mediaType === 'IMAGE' || mediaType === 'VECTOR');
  const add = pictures || (chosen.length > 0 && onlyPictures) ? 'picker.addPictures' : 'picker.addFiles';
  return (
    <Dialog
      open
      fullScreen={phone}
      onClose={() => settle([])}
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      onDrop={(event) => {
        event.preventDefault();
        void readDrop(event.dataTransfer).then(upload);
      }}
      slotProps={{ paper: { className: styles['dialog'] ?? '' } }}
    >
      <header className={styles['head']}>
        <h2 id={title}>{pick.title}</h2>
        {pick.note && <span className={styles['note']}>{pick.note}</span>}
        <span className={styles['headEnd']}>
          {!phone && <KeyHint keys={['Esc']} />}
          <IconButton size="small" aria-label={translate('picker.close')} onClick={() => settle([])}>
            <X size={16} aria-hidden />
          </IconButton>
        </span>
      </header>
      <div className={styles['body']}>
        <div className={styles['library']}>
          <PickerTools kinds={kinds} value={narrowed} total={library.total} onChange={setNarrowed} />
          <FileGrid
            library={library}
            filtered={q !== '' || kind !== '' || folder !== ''}
            chosen={chosen}
            taken={taken}
            takenWord={pick.takenWord}
            full={full}
            isPublic={isPublic}
            onToggle={toggle}
          />
        </div>
        <PickerUploads
          {...{ kinds, isPublic, most, pictures, chosen, taken, full }}
          onFiles={(files) => void upload(files)}
          onTake={take}
        />
      </div>
      <footer className={styles['foot']}>
        <b role="status">
          {chosen.length > 0
            ? translate('picker.chosen', { smart_count: chosen.length })
            : translate('picker.nothingChosen')}
        </b>
        <span className={styles['order']} aria-hidden>
          {chosen.slice(0, SHOWN).map((file) => (
            <span key={idOf(file)}>
              <FilePreview file={file} width={44} height={34} />
            </span>
          ))}
        </span>
        {chosen.length > 1 && pick.orderNote && <small>{pick.orderNote}</small>}
        {full && <small>{translate('picker.full', { smart_count: 0 })}</small>}
        <span className={styles['footEnd']}>
          <Button onClick={() => settle([])}>{translate('counterpart.action.cancel')}</Button>
          <Button variant="contained" disabled={chosen.length === 0} onClick={confirm}>
            {chosen.length === 0
              ? translate('picker.addNone')
              : translate(add, { smart_count: chosen.length })}
          </Button>
        </span>
      </footer>
    </Dialog>
  );
}
