import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

interface Props {
  /** What waits for it: "Complete the rates to see what is offered." */
  text: string;
  /** Marks whatever is missing or wrong, and moves the focus to the first of it. */
  onShow: (() => void) | undefined;
  className?: string | undefined;
}

/** In place of a result that cannot be calculated yet: nobody has to search for what keeps it. */
export function FixFirst({ text, onShow, className }: Props) {
  const translate = useTranslate();
  return (
    <p className={className}>
      {text}{' '}
      {onShow && (
        <Button size="small" variant="text" onClick={onShow}>
          {translate('counterpart.form.showErrors')}
        </Button>
      )}
    </p>
  );
}
