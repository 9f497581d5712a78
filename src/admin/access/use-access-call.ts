import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { violationsOf } from '../ui/form/violations.ts';

/**
 * One form's call: busy while it runs, and its failure in words.
 * @param fields those of the form that display their own error
 */
export function useAccessCall<Field extends string = never>(fields: readonly Field[] = []) {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [thrown, setThrown] = useState<unknown>();
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    setThrown(undefined);
    try {
      await work();
    } catch (error) {
      setThrown(error);
      const { other } = violationsOf(error, fields);
      if (!other) return;
      const { code, status, message } = other;
      const word = status === 429 ? 'TOO_MANY_ATTEMPTS' : code;
      const fallback = status === 0 ? translate('counterpart.error.unreachable') : message;
      setFailure(translate(`access.failure.${word}`, { _: fallback }));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, errorAt: violationsOf(thrown, fields).of, attempt, setFailure };
}
