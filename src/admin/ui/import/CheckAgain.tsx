import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { ErrorState } from '../ErrorState.tsx';

export interface CheckAgainProps {
  disabled: boolean;
  error: unknown;
  onCheck: () => void;
}

/** Runs the dry run again with the columns and options as they are chosen now. */
export function CheckAgain({ disabled, error, onCheck }: CheckAgainProps) {
  const translate = useTranslate();
  return (
    <>
      <Button fullWidth disabled={disabled} onClick={onCheck}>
        <RefreshCw aria-hidden />
        {translate('import.happen.again')}
      </Button>
      {error ? <ErrorState inline error={error} title={translate('import.happen.failedCheck')} /> : null}
    </>
  );
}
