import Button from '@mui/material/Button';
import { ImageOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { MediaFile } from '../../wix/upload-operations.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { idOf, numberOf, problemOf } from './choice.ts';
import { FileTile } from './FileTile.tsx';
import type { useLibrary } from './use-library.ts';
import './messages.en.ts';
import styles from './picker.module.css';

interface Props {
  library: ReturnType<typeof useLibrary>;
  filtered: boolean;
  chosen: readonly MediaFile[];
  taken: readonly string[];
  takenWord: string | undefined;
  full: boolean;
  isPublic: boolean;
  onToggle: (file: MediaFile) => void;
}

/** How many stand in a row. */
const columnsOf = (list: HTMLElement): number => getComputedStyle(list).gridTemplateColumns.split(' ').length;

/** The files to choose from: arrows go about, space and Enter choose. */
export function FileGrid({ library, filtered, chosen, taken, takenWord, full, isPublic, onToggle }: Props) {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const { query, files } = library;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (!end.current || !hasNextPage || isFetchingNextPage) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: '400px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  if (query.isPending) return <GridSkeleton />;
  if (query.isError && files.length === 0)
    return (
      <ErrorState
        error={query.error}
        title={translate('picker.loadFailed')}
        retry={() => void query.refetch()}
        inline
      />
    );
  if (files.length === 0)
    return (
      <EmptyState
        icon={ImageOff}
        title={translate(filtered ? 'picker.noMatch' : 'picker.none')}
        detail={translate(filtered ? 'picker.noMatchDetail' : 'picker.noneDetail')}
      />
    );

  const current = Math.min(at, files.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!list.current) return;
    const flip = getComputedStyle(list.current).direction === 'rtl' ? -1 : 1;
    const columns = columnsOf(list.current);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: flip,
      ArrowLeft: -flip,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: -current,
      End: files.length - 1 - current,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(files.length - 1, Math.max(0, current + step));
    setAt(next);
    const tile = list.current.querySelectorAll<HTMLElement>('[role=option]')[next];
    tile?.focus();
  };
  return (
    <div className={styles['scroll']}>
      <div
        ref={list}
        role="listbox"
        aria-multiselectable
        aria-label={translate('picker.files')}
        aria-busy={query.isPlaceholderData}
        tabIndex={-1}
        className={styles['grid']}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const id = target.dataset['file'];
          const found = files.findIndex((file) => idOf(file) === id);
          if (found >= 0) setAt(found);
        }}
      >
        {files.map((file, index) => {
          const number = numberOf(chosen, file);
          const there = taken.includes(idOf(file));
          const problem = isPublic ? problemOf(file) : undefined;
          return (
            <FileTile
              key={idOf(file)}
              file={file}
              number={number}
              unavailable={
                there
                  ? (takenWord ?? translate('picker.duplicate'))
                  : problem && translate(`picker.${problem}`)
              }
              disabled={there || problem !== undefined || (full && number === undefined)}
              focusable={index === current}
              onToggle={onToggle}
            />
          );
        })}
      </div>
      <div ref={end} className={styles['end']}>
        {query.isError && (
          <Button size="small" onClick={() => void fetchNextPage()}>
            {translate('counterpart.error.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}

const twelve = Array.from({ length: 12 }, (_, index) => index);

const GridSkeleton = () => (
  <div className={styles['scroll']} aria-busy>
    <div className={styles['grid']} aria-hidden>
      {twelve.map((index) => (
        <span key={index} className={styles['tile']}>
          <span className={styles['preview']} />
          <span className={styles['fileName']}>&nbsp;</span>
          <span className={styles['facts']}>&nbsp;</span>
        </span>
      ))}
    </div>
  </div>
);
