import IconButton from '@mui/material/IconButton';
import {
  Box,
  FileText,
  Film,
  FolderOpen,
  Image,
  Music,
  Pause,
  Play,
  RefreshCw,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { chooseFiles } from './choose-files.ts';
import { pageQueue } from './queue/page-queue.ts';
import { isOpen, type UploadItem } from './upload-item.ts';
import { percentOf, useUploadMessages } from './use-upload-messages.ts';
import styles from './uploads.module.css';

const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^image\//, Image],
  [/^video\//, Film],
  [/^audio\//, Music],
  [/^model\//, Box],
];

const iconOf = (type: string): LucideIcon => icons.find(([kind]) => kind.test(type))?.[1] ?? FileText;

/** Trying again changes nothing about these. */
const final = new Set<string | undefined>(['empty', 'wrongKind', 'tooLarge']);

interface Props {
  item: UploadItem;
  /** What else is said of it, instead of its size. */
  note?: ReactNode;
  /** What can be done with it once it is there. */
  action?: ReactNode;
}

/** One upload: how far it is, what holds it up, and what can be done about it. */
export function UploadRow({ item, note, action }: Props) {
  const { translate, state, detail } = useUploadMessages();
  const { key, name, state: now } = item;
  const Icon = iconOf(item.type);
  const told = now === 'done' && note !== undefined ? note : detail(item);
  const choose = async () => {
    const [chosen] = await chooseFiles(undefined, false);
    if (chosen) await pageQueue.giveFile(key, chosen.file);
  };
  return (
    <li className={styles['row']} data-state={now}>
      <Icon size={16} aria-hidden />
      <bdi className={styles['name']} title={name}>
        {name}
      </bdi>
      <span className={`num ${styles['state'] ?? ''}`}>{state(item)}</span>
      <span
        className={styles['bar']}
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={now === 'done' ? 100 : percentOf(item)}
      >
        <i style={{ width: `${now === 'done' || now === 'failed' ? 100 : percentOf(item)}%` }} />
      </span>
      <span className={`num ${styles['detail'] ?? ''}`}>{told}</span>
      <span className={styles['actions']}>
        {(now === 'running' || now === 'waiting') && (
          <Act
            icon={Pause}
            label={translate('uploads.pause', { name })}
            onClick={() => pageQueue.pause(key)}
          />
        )}
        {now === 'paused' && (
          <Act
            icon={Play}
            label={translate('uploads.resume', { name })}
            onClick={() => pageQueue.resume(key)}
          />
        )}
        {(now === 'lost' || (now === 'failed' && !final.has(item.failure?.code))) && (
          <Act
            icon={RefreshCw}
            label={translate('uploads.retry', { name })}
            onClick={() => pageQueue.resume(key)}
          />
        )}
        {now === 'fileNeeded' && (
          <Act
            icon={FolderOpen}
            label={translate('uploads.giveFile', { name })}
            onClick={() => void choose()}
          />
        )}
        {now === 'done' && action}
        <Act
          icon={X}
          label={translate(isOpen(item) ? 'uploads.cancel' : 'uploads.remove', { name })}
          onClick={() => pageQueue.cancel(key)}
        />
      </span>
    </li>
  );
}

interface ActProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
}

const Act = ({ icon: Icon, label, onClick }: ActProps) => (
  <IconButton size="small" aria-label={label} title={label} onClick={onClick}>
    <Icon size={16} aria-hidden />
  </IconButton>
);
