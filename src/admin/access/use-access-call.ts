import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { toCallError } from '../../wix/errors.ts';

/** One form's call: busy while it runs, and its failure in words. */
export function useAccessCall() {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (thrown) {
      const { code, status, message } = toCallError(thrown);
      const word = status === 429 ? 'TOO_MANY_ATTEMPTS' : code;
      const fallback = status === 0 ? translate('counterpart.error.unreachable') : message;
      setFailure(translate(`access.failure.${word}`, { _: fallback }));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, attempt, setFailure };
}
