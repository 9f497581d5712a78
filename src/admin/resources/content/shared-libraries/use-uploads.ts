import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { enterpriseMediaOperations as libraries } from '#wix/enterprise-media-operations.ts';
import { toCallError } from '#wix/errors.ts';
import { sendOne } from '#admin/uploads/send-one.ts';

export interface Upload {
  key: number;
  file: File;
  categoryIds: string[];
  state: 'sending' | 'done' | 'failed';
  /** 0 to 1. */
  share: number;
  why?: string;
}

/** One after the other, for each has an address of its own. */
export function useUploads() {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const next = useRef(0);
  const line = useRef(Promise.resolve());

  const change = useCallback((key: number, part: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }, []);

  const send = useCallback(
    ({ key, file, categoryIds }: Pick<Upload, 'key' | 'file' | 'categoryIds'>) => {
      line.current = line.current.then(async () => {
        try {
          const url = await libraries.uploadUrl(file, categoryIds);
          await sendOne(url, file, { onSent: (share) => change(key, { share }) });
          change(key, { state: 'done', share: 1 });
          await client.invalidateQueries({ queryKey: ['shared-libraries'] });
        } catch (error) {
          change(key, { state: 'failed', why: toCallError(error).message });
        }
      });
    },
    [change, client],
  );

  const add = (files: readonly File[], categoryIds: string[]) => {
    const added = files.map((file): Upload => ({
      key: next.current++,
      file,
      categoryIds,
      state: 'sending',
      share: 0,
    }));
    setUploads((all) => [...all, ...added]);
    added.forEach(send);
  };

  const again = (upload: Upload) => {
    change(upload.key, { state: 'sending', share: 0 });
    send(upload);
  };

  const clear = () => setUploads((all) => all.filter(({ state }) => state === 'sending'));
  return { uploads, add, again, clear };
}
