import { useEffect } from 'react';
import { CallError } from '../../wix/errors.ts';
import { useNotifyFailure } from '../ui/use-notify-failure.ts';

/** The last resort: a call whose failure no form, dialog or page displays is said in a notification. */
export function useUnhandledFailures(): void {
  const notifyFailure = useNotifyFailure();
  useEffect(() => {
    const display = ({ reason }: PromiseRejectionEvent) => {
      if (reason instanceof CallError && !reason.aborted)
        notifyFailure('counterpart.error.notCompleted', reason);
    };
    window.addEventListener('unhandledrejection', display);
    return () => window.removeEventListener('unhandledrejection', display);
  }, [notifyFailure]);
}
