import { lazy, Suspense, useEffect, useState } from 'react';
import { onConfirmationRequired, type ConfirmationRequest } from '#wix/confirmed-fetch.ts';

const ConfirmationDialog = lazy(() => import('./ConfirmationDialog.tsx'));

interface OpenDialog {
  request: ConfirmationRequest;
  close: (isConfirmed: boolean) => void;
}

/** Opens the dialog whenever the server requires a confirmation, over whatever page that is. */
export function Confirmation() {
  const [dialog, setDialog] = useState<OpenDialog>();
  useEffect(() => {
    let close: OpenDialog['close'] = () => {};
    const remove = onConfirmationRequired(
      (request) =>
        new Promise((resolve) => {
          close = (isConfirmed) => {
            setDialog(undefined);
            resolve(isConfirmed);
          };
          setDialog({ request, close });
        }),
    );
    return () => {
      remove();
      // Nobody can confirm it any more.
      close(false);
    };
  }, []);
  if (!dialog) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmationDialog request={dialog.request} onClose={dialog.close} />
    </Suspense>
  );
}
