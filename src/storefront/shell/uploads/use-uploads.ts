import { useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '../../../wix/shopper/upload-operations.ts';
import { problemOf, type FileProblem, type UploadLimits } from './check-file.ts';

export interface UploadItem {
  key: number;
  file: File;
  /** What is shown of a picture while it is on its way; an address of this page. */
  preview: string;
  state:
    | { phase: 'sending'; /** 0 to 1 */ part: number }
    | { phase: 'done'; file: UploadedFile }
    | { phase: 'lost' }
    | { phase: 'refused'; problem: FileProblem | 'other'; message?: string };
}

interface Uploads {
  items: readonly UploadItem[];
  add: (files: readonly File[]) => void;
  retry: (key: number) => void;
  remove: (key: number) => void;
}

/** Files on their way, each on its own; what is taken out is no longer sent. */
export function useUploads(
  limits: UploadLimits,
  onChange: (files: UploadedFile[], busy: boolean) => void,
): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const last = useRef(0);
  const stops = useRef(new Map<number, AbortController>());
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  useEffect(() => {
    const files = items.flatMap(({ state }) => (state.phase === 'done' ? [state.file] : []));
    told.current(
      files,
      items.some(({ state }) => state.phase === 'sending'),
    );
  }, [items]);
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const set = (key: number, state: UploadItem['state']): void =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, state } : item)));

  async function send({ key, file }: Pick<UploadItem, 'key' | 'file'>): Promise<void> {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const { bringFile } = await import('../../../wix/shopper/upload-operations.ts');
      const brought = await bringFile(file, {
        signal: stop.signal,
        onProgress: (sent) => set(key, { phase: 'sending', part: sent / file.size }),
      });
      set(key, { phase: 'done', file: brought });
    } catch (error) {
      const { status, message } = error as { status?: number; message: string };
      if (stop.signal.aborted) return;
      set(key, status ? { phase: 'refused', problem: 'other', message } : { phase: 'lost' });
    }
  }

  return {
    items,
    add(files) {
      const room = limits.most - items.length;
      const added = files.slice(0, Math.max(0, room)).map((file): UploadItem => {
        const problem = problemOf(file, limits);
        return {
          key: ++last.current,
          file,
          preview: problem === undefined && file.type.startsWith('image/') ? URL.createObjectURL(file) : '',
          state: problem === undefined ? { phase: 'sending', part: 0 } : { phase: 'refused', problem },
        };
      });
      setItems([...items, ...added]);
      for (const item of added) if (item.state.phase === 'sending') void send(item);
    },
    retry(key) {
      const item = items.find((one) => one.key === key);
      if (!item) return;
      set(key, { phase: 'sending', part: 0 });
      void send(item);
    },
    remove(key) {
      const item = items.find((one) => one.key === key);
      stops.current.get(key)?.abort();
      if (item?.preview) URL.revokeObjectURL(item.preview);
      setItems(items.filter((one) => one.key !== key));
    },
  };
}
