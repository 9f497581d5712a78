import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import type { LabelPreview } from '#shared/bulk-preview.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { Money } from '#admin/ui/Money.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { isWeight } from '../label/label-choice.ts';
import styles from './many.module.css';

/** What is typed and chosen for the labels of many. */
export interface ManyLabels {
  box: string;
  weight: string;
  service: string;
}

export const noLabels: ManyLabels = { box: '', weight: '', service: '' };

/** Of weights typed with a comma too. */
export const labelParams = ({ box, weight, service }: ManyLabels): Record<string, unknown> => {
  const kilos = weight.trim().replace(',', '.');
  return { ...(box && { box }), ...(isWeight(kilos) && { weight: kilos }), ...(service && { service }) };
};

interface Props {
  values: ManyLabels;
  seen: LabelPreview | undefined;
  /** Being counted anew. */
  busy: boolean;
  error: unknown;
  onChange: (part: Partial<ManyLabels>) => void;
  onRetry: () => void;
}

/** Box, weight and service of all; what the labels cost and which orders get none is told before anything is bought. */
export function LabelsForMany({ values, seen, busy, error, onChange, onRetry }: Props) {
  const translate = useTranslate();
  const words = useCountText();
  const say = (what: string, count: number, more = {}) =>
    translate(`orders.fulfilMany.labels.${what}`, { smart_count: count, count: words(count), ...more });
  if (seen && !seen.carrier) return <p>{say('noCarrier', 0)}</p>;
  const weight = values.weight.trim().replace(',', '.');
  return (
    <>
      <SelectField
        label={translate('orders.label.box')}
        value={values.box || (seen?.boxes[0]?.name ?? '')}
        onChange={(box) => onChange({ box })}
      >
        {(seen?.boxes ?? []).map((box) => (
          <MenuItem key={box.name} value={box.name}>
            {translate('orders.label.boxSize', { ...box })}
          </MenuItem>
        ))}
      </SelectField>
      <TextField
        label={say('weight', 0)}
        hint={say('weightHint', 0)}
        value={values.weight}
        endAdornment="kg"
        inputProps={{ inputMode: 'decimal', dir: 'ltr', maxLength: 8 }}
        error={weight === '' || isWeight(weight) ? undefined : translate('orders.label.wrongWeight')}
        onChange={({ target }) => onChange({ weight: target.value })}
      />
      <SelectField
        label={say('service', 0)}
        value={values.service}
        onChange={(service) => onChange({ service })}
      >
        <MenuItem value="">{say('cheapest', 0)}</MenuItem>
        {(seen?.services ?? []).map(({ service, title }) => (
          <MenuItem key={service} value={service}>
            {title}
          </MenuItem>
        ))}
      </SelectField>
      <div className={styles['result']} role="status" aria-busy={busy}>
        {error ? (
          <ErrorState inline title={say('loadFailed', 0)} error={error} retry={onRetry} />
        ) : seen ? (
          <>
            <h3>
              {say(seen.ready.length === 0 ? 'none' : 'ready', seen.ready.length)}{' '}
              {seen.ready.length > 0 && <Money amount={seen.sum} currency={seen.currency} />}
            </h3>
            {seen.left.length > 0 && (
              <ul className={styles['rows']}>
                {seen.left.map(({ why, count, numbers }) => (
                  <li key={why}>
                    {say(`skipped.${why}`, count)}
                    <small>
                      <bdi>{numbers.map((number) => `#${number}`).join(', ')}</bdi>
                      {count > numbers.length && ' …'}
                    </small>
                  </li>
                ))}
              </ul>
            )}
            {seen.partial && <p>{say('partial', seen.ready.length)}</p>}
            {seen.carrier?.test && <p>{translate('orders.label.test', { carrier: seen.carrier.name })}</p>}
          </>
        ) : (
          <p>{say('loading', 0)}</p>
        )}
      </div>
    </>
  );
}
