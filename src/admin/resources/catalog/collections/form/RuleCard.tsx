import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { MAX_CONDITIONS, ruleFields } from '#shared/collection-rules.ts';
import { Card } from '#admin/ui/Card.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import styles from '../collections.module.css';
import type { CollectionForm } from './collection-form.ts';
import { noCondition, type ConditionDraft, type RuleDraft } from './rule-draft.ts';
import { RulePreviewList } from './RulePreviewList.tsx';

/** Who is in the collection: chosen by hand, or by what products say of themselves. */
export function RuleCard() {
  const translate = useTranslate();
  const { values, change, allowed, errorAt } = useFormState<CollectionForm>();
  const { rule } = values;
  const set = (part: Partial<RuleDraft>) => rule && change({ rule: { ...rule, ...part } });
  return (
    <Card title={translate('collections.rule.title')}>
      <div className={styles['fields']}>
        {allowed && (
          <Segmented
            label={translate('collections.rule.how')}
            value={rule ? 'rule' : 'hand'}
            options={['hand', 'rule'].map((value) => ({
              value,
              label: translate(`collections.rule.${value}`),
            }))}
            onChange={(value) =>
              change({ rule: value === 'rule' ? { match: 'ALL', conditions: [noCondition()] } : null })
            }
          />
        )}
        <p className={styles['soft']}>{translate(`collections.rule.${rule ? 'ruleHint' : 'handHint'}`)}</p>
        {rule && (
          <>
            <Segmented
              label={translate('collections.rule.match')}
              value={rule.match}
              options={(['ALL', 'ANY'] as const).map((value) => ({
                value,
                label: translate(`collections.rule.${value}`),
              }))}
              onChange={(match) => allowed && set({ match })}
            />
            {rule.conditions.map((condition, index) => (
              <Condition
                // oxlint-disable-next-line react/no-array-index-key -- conditions are known by their place alone
                key={index}
                condition={condition}
                error={errorAt(`rule.conditions.${index}.value`)}
                disabled={!allowed}
                onChange={(part) =>
                  set({
                    conditions: rule.conditions.map((one, at) => (at === index ? { ...one, ...part } : one)),
                  })
                }
                onRemove={() => set({ conditions: rule.conditions.toSpliced(index, 1) })}
              />
            ))}
            {errorAt('rule') && <FormHelperText error>{errorAt('rule')}</FormHelperText>}
            {allowed && rule.conditions.length < MAX_CONDITIONS && (
              <div>
                <Button size="small" onClick={() => set({ conditions: [...rule.conditions, noCondition()] })}>
                  <Plus aria-hidden />
                  {translate('collections.rule.add')}
                </Button>
              </div>
            )}
            {allowed && <RulePreviewList rule={rule} />}
          </>
        )}
      </div>
    </Card>
  );
}

interface ConditionProps {
  condition: ConditionDraft;
  error: string | undefined;
  disabled: boolean;
  onChange: (part: Partial<ConditionDraft>) => void;
  onRemove: () => void;
}

function Condition({ condition: { field, value }, error, disabled, onChange, onRemove }: ConditionProps) {
  const translate = useTranslate();
  const name = translate(`collections.rule.field.${field}`);
  if (disabled)
    return (
      <p>
        {name}: {field === 'stock' ? translate(`collections.rule.stock.${value}`) : value}
      </p>
    );
  return (
    <div className={styles['condition']}>
      <SelectField
        label={translate('collections.rule.condition')}
        value={field}
        onChange={(next) => onChange({ field: next, value: next === 'stock' ? 'IN' : '' })}
      >
        {ruleFields.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`collections.rule.field.${one}`)}
          </MenuItem>
        ))}
      </SelectField>
      {field === 'stock' ? (
        <SelectField label={name} value={value} onChange={(next) => onChange({ value: next })}>
          {['IN', 'OUT'].map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`collections.rule.stock.${one}`)}
            </MenuItem>
          ))}
        </SelectField>
      ) : (
        <TextField
          label={name}
          value={value}
          error={error}
          inputProps={{
            maxLength: 80,
            inputMode: field === 'newSince' ? 'numeric' : field.startsWith('price') ? 'decimal' : 'text',
          }}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      )}
      <IconButton aria-label={translate('collections.rule.remove', { name })} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
