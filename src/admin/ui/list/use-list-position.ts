import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { RecentMap } from '../../data/recent-map.ts';

interface ListPosition {
  top: number;
  /** The row that was opened. */
  rowId: string;
}

const MAX_LISTS = 30;
/** The rows of a grid are drawn some frames after their data are there. */
const MAX_FRAMES = 30;

/** Where lists were left for one of their records, until the page is loaded anew. */
const positions = new RecentMap<string, ListPosition>(MAX_LISTS);

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;

/** Scrolls there and focuses the row, as soon as both can be; gives up where the row is not in the list any more. */
function restore(area: HTMLElement, { top, rowId }: ListPosition, frames = MAX_FRAMES): void {
  const scroller = area.querySelector('.MuiDataGrid-virtualScroller') ?? area;
  scroller.scrollTop = top;
  const row = area.querySelector(`[data-id="${CSS.escape(rowId)}"]`);
  const link = row?.querySelector<HTMLElement>('.row-link, a');
  if (link) link.focus({ preventScroll: true });
  else if (frames > 0 && area.isConnected)
    requestAnimationFrame(() => restore(area, { top, rowId }, frames - 1));
}

/**
 * Brings somebody who comes back from a record to where the list was: the same scroll position, the focus on that row.
 * @param key the resource and whatever decides which rows are shown
 * @param isReady the rows are there
 */
export function useListPosition(key: string, isReady: boolean) {
  const area = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  const opened = useRef<string>(undefined);
  const latestKey = useRef(key);
  const pending = useRef(positions.get(key));
  useLayoutEffect(() => {
    if (latestKey.current !== key) pending.current = undefined;
    latestKey.current = key;
  }, [key]);
  useEffect(
    () => () => {
      if (opened.current !== undefined)
        positions.set(latestKey.current, { top: top.current, rowId: opened.current });
    },
    [],
  );
  useEffect(() => {
    const position = pending.current;
    if (!isReady || !position || !area.current) return;
    pending.current = undefined;
    restore(area.current, position);
  }, [isReady]);

  const onOpen = useCallback(({ target }: SyntheticEvent) => {
    opened.current = rowOf(target)?.dataset['id'] ?? opened.current;
  }, []);
  return {
    ref: area,
    onScrollCapture: useCallback(({ target }: SyntheticEvent) => {
      if (target instanceof Element) top.current = target.scrollTop;
    }, []),
    onClickCapture: onOpen,
    onKeyDownCapture: useCallback(
      (event: KeyboardEvent) => {
        if (event.key === 'Enter') onOpen(event);
      },
      [onOpen],
    ),
  };
}
