import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FileDetailsChange } from '#shared/media-desk.ts';
import { toCallError } from '#wix/errors.ts';
import type { MediaDataProvider } from '../use-library.ts';

/** Changes what only the gateway knows of a file. Says whether it was done; what kept it from being done is told. */
export function useChangeDetails(id: string) {
  const provider = useDataProvider<MediaDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const change = async (fields: FileDetailsChange): Promise<boolean> => {
    setBusy(true);
    try {
      await provider.changeDetails('media', { id, change: fields });
      await client.invalidateQueries({ queryKey: ['media', 'details'] });
      return true;
    } catch (thrown) {
      notify(translate('media.failed.change', { cause: toCallError(thrown).message }), { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
}
