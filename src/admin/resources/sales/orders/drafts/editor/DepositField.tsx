import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Draft } from '#wix/draft-operations.ts';
import { Money } from '#admin/ui/Money.tsx';
import { depositOf, readPercentage } from '../deposit.ts';
import type { DraftEditor } from './use-draft-editor.ts';
import styles from './editor.module.css';

const FIELD = 'deposit';
const USUAL = '30';

interface Props {
  draft: Draft;
  editor: DraftEditor;
  mayEdit: boolean;
}

/** What is paid at once, in percent; the rest later. */
export function DepositField({ draft, editor, mayEdit }: Props) {
  const translate = useTranslate();
  const label = translate('drafts.deposit.label');
  const { depositDetails } = draft;
  const percentage = depositDetails?.percentage;
  const text = editor.typed(FIELD, percentage ?? '');
  const wrong = readPercentage(text) === undefined;
  const change = (typed: string) => {
    const percent = readPercentage(typed);
    if (percent === undefined) return editor.hold(FIELD, typed);
    return editor.soon(FIELD, typed, 'setDeposit', { percentage: percent });
  };
  if (!depositDetails) {
    return (
      mayEdit && (
        <div className={styles['charge']} role="group" aria-label={label}>
          <span className={styles['label']}>{label}</span>
          <span className={styles['grow']}>{translate('drafts.deposit.none')}</span>
          <Button size="small" onClick={() => void editor.change('setDeposit', { percentage: USUAL })}>
            {translate('drafts.deposit.add')}
          </Button>
        </div>
      )
    );
  }
  return (
    <div className={styles['charge']} role="group" aria-label={label}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['grow']}>
        {percentage === undefined || !mayEdit ? (
          translate(percentage === undefined ? 'drafts.deposit.amount' : 'drafts.deposit.percent', {
            percentage,
          })
        ) : (
          <OutlinedInput
            className={styles['percent'] ?? ''}
            value={text}
            error={wrong}
            onChange={(event) => change(event.target.value)}
            endAdornment={<InputAdornment position="end">%</InputAdornment>}
            slotProps={{
              input: {
                inputMode: 'decimal',
                'aria-label': translate('drafts.deposit.share'),
                className: 'num',
              },
            }}
          />
        )}
        <small>{translate(wrong ? 'drafts.deposit.wrong' : 'drafts.deposit.rest')}</small>
      </span>
      <span className={styles['amount']}>
        <Money amount={depositOf(draft)} currency={draft.currency} />
      </span>
      {mayEdit && (
        <IconButton
          size="small"
          aria-label={translate('drafts.charges.remove', { name: label })}
          onClick={() => void editor.change('setDeposit', undefined)}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
