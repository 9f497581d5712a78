import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { isSelected } from '#admin/data/bulk.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import { giveFiles } from '../drag.ts';
import type { MediaFile } from '../media-file.ts';
import { caught, moveTo, pick, pickedIds, step, within, type Picks } from '../picks.ts';
import { useDetails } from '../use-library.ts';
import { FileRow } from './FileRow.tsx';
import { Tile } from './Tile.tsx';
import { useBand } from './use-band.ts';
import styles from './files.module.css';

export type Look = 'grid' | 'list';

interface Props {
  label: string;
  files: readonly MediaFile[];
  /** As many as there are on the server, where it is known. */
  total: number | undefined;
  look: Look;
  picks: Picks;
  onPicks: (picks: Picks) => void;
  onSelectAll: () => void;
  onOpen: (at: number) => void;
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
  renaming: string | undefined;
  onRenaming: (id: string | undefined) => void;
  onRename: ((file: MediaFile, name: string) => void) | undefined;
  onTrash: (() => void) | undefined;
  /** On a phone a tap opens, until somebody wants to select. */
  selecting: boolean;
  movable: boolean;
}

const GAP = { x: 12, y: 14 };
const INSET = { x: 16, y: 2 };
const TILE = { least: 152, height: 164 };
const ROW = 40;
const PHONE_ROW = 56;

/** The files, as many as there are: only those in sight are drawn, and more are read as the end comes near. */
export function FileBrowser(props: Props) {
  const { label, files, total, look, picks, onPicks, hasMore, loading, onMore, renaming, movable } = props;
  const translate = useTranslate();
  const phone = usePhone();
  const scroller = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth - 2 * INSET.x);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isGrid = look === 'grid';
  const columns = isGrid ? Math.max(2, Math.floor((width + GAP.x) / (TILE.least + GAP.x))) : 1;
  const rowHeight = isGrid ? TILE.height + GAP.y : phone ? PHONE_ROW : ROW;
  const rows = Math.ceil(files.length / columns);
  // oxlint-disable-next-line react/incompatible-library -- what it gives back is used here and handed to nobody
  const virtual = useVirtualizer({
    count: rows + (hasMore ? 1 : 0),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: isGrid ? 3 : 10,
  });
  useEffect(() => virtual.measure(), [virtual, rowHeight, columns]);
  const drawn = virtual.getVirtualItems();
  const lastDrawn = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && !loading && lastDrawn >= rows - 4) onMore();
  }, [hasMore, loading, lastDrawn, rows, onMore]);

  const ids = useMemo(() => files.map(({ id }) => id), [files]);
  const inSight = drawn.flatMap(({ index }) => files.slice(index * columns, (index + 1) * columns));
  // In steps, so that scrolling does not ask for each row anew.
  const from = Math.floor(((drawn[0]?.index ?? 0) * columns) / 50) * 50;
  const details = useDetails(useMemo(() => ids.slice(from, from + 100), [ids, from]));

  const { cursor } = picks;
  const show = useCallback(
    (at: number) => virtual.scrollToIndex(Math.floor(at / columns), { align: 'auto' }),
    [virtual, columns],
  );

  const before = useRef(picks);
  const adding = useRef(false);
  const cellWidth = (width + GAP.x) / columns;
  const { band, onPointerDown } = useBand({
    scroller,
    onBegin: (add) => {
      before.current = picks;
      adding.current = add;
    },
    onBox: (box) => {
      const layout = {
        columns,
        cellWidth,
        rowHeight,
        width: cellWidth - GAP.x,
        height: isGrid ? TILE.height : rowHeight,
        inset: INSET,
      };
      const found = within(box, layout, files.length).map((at) => ids[at] ?? '');
      onPicks(caught(before.current, found, adding.current));
    },
    onNothing: () => onPicks({ ...picks, selection: { type: 'include', ids: new Set() } }),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const toggle = event.ctrlKey || event.metaKey;
    const done = () => event.preventDefault();
    const next = step(cursor, event.key, columns, files.length);
    if (next !== undefined) {
      done();
      show(next);
      onPicks(
        toggle && !event.shiftKey
          ? moveTo(picks, next)
          : pick(picks, ids, next, { shift: event.shiftKey, toggle: false }),
      );
      return;
    }
    if (event.key === 'a' && toggle) {
      done();
      props.onSelectAll();
    } else if (event.key === ' ' && cursor !== undefined) {
      done();
      onPicks(pick(picks, ids, cursor, { shift: event.shiftKey, toggle: !event.shiftKey }));
    } else if (event.key === 'Enter' && cursor !== undefined) {
      done();
      props.onOpen(cursor);
    } else if (event.key === 'F2' && cursor !== undefined && props.onRename) {
      done();
      props.onRenaming(ids[cursor]);
    } else if (event.key === 'Delete') {
      done();
      props.onTrash?.();
    }
  };

  const leaveName = () => {
    props.onRenaming(undefined);
    scroller.current?.focus();
  };

  const cell = (file: MediaFile, at: number) => {
    const selected = isSelected(picks.selection, file.id);
    const view = {
      file,
      details: details.get(file.id),
      selected,
      renaming: renaming === file.id,
      onRename: (name: string) => props.onRename?.(file, name),
      onLeaveName: leaveName,
    };
    return (
      <div
        key={file.id}
        id={`file-${at}`}
        role="gridcell"
        aria-selected={selected}
        aria-colindex={(at % columns) + 1}
        aria-label={file.displayName ?? file.id}
        data-at={at}
        data-id={file.id}
        data-cursor={cursor === at}
        className={styles[isGrid ? 'tile' : 'line']}
        draggable={movable && !phone && renaming !== file.id}
      >
        {isGrid ? <Tile {...view} /> : <FileRow {...view} />}
      </div>
    );
  };

  const atOf = ({ target }: SyntheticEvent): number | undefined => {
    const at = (target as Element).closest<HTMLElement>('[data-at]')?.dataset['at'];
    return at === undefined ? undefined : Number(at);
  };
  const onClick = (event: MouseEvent) => {
    const at = atOf(event);
    if (at === undefined) return;
    const toggle = event.ctrlKey || event.metaKey || (phone && props.selecting);
    onPicks(pick(picks, ids, at, { shift: event.shiftKey, toggle }));
  };
  const onDragStart = (event: DragEvent) => {
    const id = ids[atOf(event) ?? -1];
    if (id === undefined) return;
    const selected = isSelected(picks.selection, id);
    if (!selected) onPicks(pick(picks, ids, ids.indexOf(id), { shift: false, toggle: false }));
    giveFiles(event.dataTransfer, selected ? pickedIds(picks, ids) : [id]);
  };

  const active = cursor !== undefined && inSight.includes(files[cursor] as MediaFile);
  return (
    <div
      ref={scroller}
      className={styles['scroll']}
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-rowcount={Math.ceil((total ?? files.length) / columns)}
      aria-colcount={columns}
      aria-activedescendant={active ? `file-${cursor}` : undefined}
      aria-busy={loading}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onDoubleClick={(event) => {
        const at = atOf(event);
        if (at !== undefined) props.onOpen(at);
      }}
      onDragStart={onDragStart}
    >
      <div className={styles['space']} role="rowgroup" style={{ height: virtual.getTotalSize() }}>
        {drawn.map(({ index, start }) => (
          <div
            key={index}
            role="row"
            aria-rowindex={index + 1}
            className={styles['row']}
            style={{
              transform: `translateY(${start}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              columnGap: GAP.x,
            }}
          >
            {index < rows ? (
              files
                .slice(index * columns, (index + 1) * columns)
                .map((file, column) => cell(file, index * columns + column))
            ) : (
              <div role="gridcell" className={styles['ghost']} style={{ height: rowHeight - GAP.y }}>
                <span className="visually-hidden">{translate('media.list.more')}</span>
              </div>
            )}
          </div>
        ))}
      </div>
      {band && (
        <div
          className={styles['band']}
          style={{
            left: band.left,
            top: band.top,
            width: band.right - band.left,
            height: band.bottom - band.top,
          }}
        />
      )}
    </div>
  );
}
