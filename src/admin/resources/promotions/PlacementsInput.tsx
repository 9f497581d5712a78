import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { collectionsDesk } from '#shared/desks/collections.ts';
import { useMay } from '../../access/session.ts';
import { useRecordNames } from '../../ui/filter/use-record-names.ts';
import { FieldLabel } from '../../ui/FieldLabel.tsx';
import { useFormState } from '../../ui/form/form-context.ts';
import { ReadField } from '../../ui/ReadField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { MAX_POSITION, type Placement, type PromotionForm } from './promotion-form.ts';
import styles from './promotions.module.css';

/** The collections above whose products the banner is displayed. */
export function PlacementsInput() {
  const translate = useTranslate();
  const { values, allowed, change } = useFormState<PromotionForm>();
  const names = useRecordNames(useMay(collectionsDesk.rights.list) ? 'collections' : undefined);
  const { placements } = values;
  const nameOf = (id: string) => names?.get(id) ?? translate('promotions.form.deletedCollection');
  const label = translate('promotions.field.placements');
  if (!allowed)
    return (
      <ReadField
        label={label}
        value={placements.map(({ collectionId }) => nameOf(collectionId)).join(', ')}
      />
    );
  const set = (at: number, next: Partial<Placement>) =>
    change({ placements: placements.map((each, index) => (index === at ? { ...each, ...next } : each)) });
  const chosen = new Set(placements.map(({ collectionId }) => collectionId));
  const others = [...(names ?? [])].filter(([id]) => !chosen.has(id));
  return (
    <div className={styles['placements']}>
      {placements.length > 0 && <FieldLabel>{label}</FieldLabel>}
      {placements.map(({ collectionId, position, isInherited }, at) => {
        const name = nameOf(collectionId);
        return (
          <fieldset key={collectionId} className={styles['placement']}>
            <legend>{name}</legend>
            <span className={styles['position']}>
              <span aria-hidden>{translate('promotions.form.position')}</span>
              <Stepper
                value={position}
                min={1}
                max={MAX_POSITION}
                onChange={(next) => set(at, { position: next })}
                label={translate('promotions.form.positionIn', { name })}
                decreaseLabel={translate('promotions.form.earlier', { name })}
                increaseLabel={translate('promotions.form.later', { name })}
              />
            </span>
            <FormControlLabel
              control={
                <Switch
                  checked={isInherited}
                  onChange={({ target }) => set(at, { isInherited: target.checked })}
                />
              }
              label={translate('promotions.form.inherited')}
            />
            <IconButton
              size="small"
              aria-label={translate('promotions.form.removePlacement', { name })}
              onClick={() => change({ placements: placements.filter((_, index) => index !== at) })}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </fieldset>
        );
      })}
      {others.length > 0 && (
        <SelectField
          label={translate('promotions.form.addPlacement')}
          value=""
          hint={placements.length === 0 && translate('promotions.form.noPlacement')}
          onChange={(collectionId) =>
            change({ placements: [...placements, { collectionId, position: 1, isInherited: false }] })
          }
        >
          <MenuItem value="" disabled>
            {translate('promotions.form.chooseCollection')}
          </MenuItem>
          {others.map(([id, name]) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </SelectField>
      )}
    </div>
  );
}
