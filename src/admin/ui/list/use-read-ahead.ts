import { useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { useEffect, useMemo, useRef, type SyntheticEvent } from 'react';
import { useDesk } from '../../data/desk-registry.ts';
import { preloadParts, type Preloadable } from '../preloadable.tsx';

/** Safari has no idle moments to tell of. */
function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 300);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(run, { timeout: 1500 });
  return () => window.cancelIdleCallback(idle);
}

/** A pointer that only passes over a row asks for nothing. */
const dwell = 65;

/**
 * Fetches the code of a record's page and of the list's own dialogs once the list is there, and the record's data while the pointer or the focus
 * rests on its row. For the element around the rows.
 */
export function useReadAhead() {
  const desk = useDesk(useResourceContext() ?? '');
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const page = desk?.show ?? desk?.edit;
  useEffect(() => {
    const stop = whenIdle(() => {
      void (page as Partial<Preloadable> | undefined)?.preload?.().catch(() => undefined);
      void preloadParts();
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [page]);
  return useMemo(() => {
    const read = ({ target }: SyntheticEvent) => {
      clearTimeout(timer.current);
      const id = (target as Element).closest<HTMLElement>('[data-id]')?.dataset['id'];
      if (id === undefined || !desk?.readAhead) return;
      // A failure here is ignored: the page reads again when it is opened, and displays the error.
      timer.current = setTimeout(() => void desk.readAhead?.(client, id).catch(() => undefined), dwell);
    };
    return { onPointerOver: read, onFocus: read };
  }, [client, desk]);
}
