import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Stepper } from '#admin/ui/Stepper.tsx';
import { lineName } from '../show/line-text.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { allPieces, restockOf, type RestockChoice, type RestockLine } from './restock.ts';
import styles from './cancel.module.css';

interface Props {
  lines: readonly RestockLine[];
  choice: RestockChoice;
  /** Whether some pieces can go back without the others. */
  choosable: boolean;
  currency: string | null | undefined;
  disabled: boolean;
  change: (choice: RestockChoice) => void;
}

/** How many pieces of each line go back to stock, and how many the buyer has. */
export function RestockFields({ lines, choice, choosable, currency, disabled, change }: Props) {
  const { translate } = useOrderLabels(currency);
  if (lines.length === 0) return null;
  if (!choosable)
    return (
      <FormControlLabel
        disabled={disabled}
        control={
          <Checkbox
            checked={restockOf(lines, choice).kind === 'all'}
            onChange={({ target }) => change(target.checked ? allPieces(lines) : {})}
          />
        }
        label={translate('orders.cancel.restockAll')}
      />
    );
  return (
    <fieldset className={styles['restock']}>
      <legend>{translate('orders.cancel.restock')}</legend>
      {lines.map(({ id, line, most, sent }) => {
        const name = lineName(line);
        return (
          <div key={id}>
            <span>
              <bdi>{name}</bdi>
              {sent > 0 && (
                <small>
                  {translate('orders.cancel.sentOf', { smart_count: sent, pieces: line.quantity ?? 1 })}
                </small>
              )}
            </span>
            <Stepper
              disabled={disabled}
              value={choice[id] ?? 0}
              max={most}
              label={translate('orders.cancel.restockOf', { name })}
              decreaseLabel={translate('orders.cancel.restockLess', { name })}
              increaseLabel={translate('orders.cancel.restockMore', { name })}
              onChange={(to) => change({ ...choice, [id]: to })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
