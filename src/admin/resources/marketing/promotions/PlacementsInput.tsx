import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { collectionsDesk } from '#shared/desks/collections.ts';
import { useMay } from '#admin/access/session.ts';
import { useNamesById } from '#admin/ui/filter/use-record-names.ts';
import { FieldLabel } from '#admin/ui/FieldLabel.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { RecordFinder } from '#admin/ui/RecordFinder.tsx';
import { Stepper } from '#admin/ui/Stepper.tsx';
import { MAX_POSITION, type Placement, type PromotionForm } from './promotion-form.ts';
import styles from './promotions.module.css';

/** The collections above whose products the banner is displayed. */
export function PlacementsInput() {
  const translate = useTranslate();
  const { values, allowed, change } = useFormState<PromotionForm>();
  const mayRead = useMay(collectionsDesk.rights.list);
  const { placements } = values;
  const chosen = new Set(placements.map(({ collectionId }) => collectionId));
  const stored = useNamesById(mayRead ? 'collections' : undefined, [...chosen]);
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = (id: string) =>
    found.get(id) ??
    stored?.get(id) ??
    translate(`promotions.form.${stored ? 'deletedCollection' : 'collection'}`);
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
  return (
    <div className="stack-8">
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
      {mayRead && (
        <div>
          <RecordFinder
            desk="collections"
            label={translate('promotions.form.addPlacement')}
            without={chosen}
            onChoose={({ id, title }) => {
              setFound((before) => new Map(before).set(id, title));
              change({ placements: [...placements, { collectionId: id, position: 1, isInherited: false }] });
            }}
          />
          {placements.length === 0 && (
            <FormHelperText>{translate('promotions.form.noPlacement')}</FormHelperText>
          )}
        </div>
      )}
    </div>
  );
}
