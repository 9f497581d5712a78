import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { failureCause, withCause } from './failure-cause.ts';

/**
 * For changes without a form or dialog that could display their error: says what was not done and the server's reason,
 * until somebody closes it.
 * @returns takes the key of what was not done, and what was thrown
 */
export function useNotifyFailure() {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (key: string, error: unknown, values: object = {}): void =>
      notify(withCause(translate(key, values), failureCause(translate, error)), { type: 'error' }),
    [notify, translate],
  );
}
