import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

interface Props {
  open: boolean;
  title: string;
  /** What will happen, and fields if it needs any. */
  children?: ReactNode;
  /** Names its object: "Cancel order #10471". */
  confirm: string;
  /** The label of the button that closes the dialog, where "Cancel" could be mistaken for the action: "Keep order". */
  keep?: string;
  /** Absent where nothing is left to be done: its one button closes the dialog. */
  onConfirm?: (() => void) | undefined;
  onClose: () => void;
  busy?: boolean;
  disabled?: boolean;
  /** Two things are beside each other in it. */
  wide?: boolean;
  /** Shown inside, so that nothing typed is lost. */
  error?: { title: string; cause: unknown; notDone?: string } | undefined;
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  keep,
  onConfirm,
  onClose,
  busy = false,
  disabled = false,
  wide = false,
  error,
}: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      aria-labelledby={id}
      maxWidth={wide ? 'sm' : 'xs'}
      fullWidth
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !disabled) (onConfirm ?? onClose)();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        {error && (
          <ErrorState
            inline
            title={error.title}
            error={error.cause}
            {...(error.notDone ? { notDone: error.notDone } : {})}
          />
        )}
        <DialogActions>
          {onConfirm && (
            <Button onClick={onClose} disabled={busy}>
              {keep ?? translate('counterpart.action.cancel')}
            </Button>
          )}
          <Button
            type="submit"
            variant={onConfirm ? 'contained' : 'outlined'}
            disabled={busy || disabled}
            aria-busy={busy}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
