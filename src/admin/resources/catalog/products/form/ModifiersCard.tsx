import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import { movedAt } from '#admin/ui/order/moved.ts';
import { AddModifier } from './AddModifier.tsx';
import { ModifierFields } from './ModifierFields.tsx';
import { MAX_MODIFIERS } from './modifiers.ts';
import { useProductDraft } from './use-product-form.ts';
import styles from './form.module.css';
import './modifier-messages.en.ts';

/** What the buyer is asked beside what is chosen: it goes with the line to the packing slip. */
export function ModifiersCard() {
  const translate = useTranslate();
  const { form, change, disabled, errorAt } = useProductDraft();
  const { modifiers } = form;
  return (
    <Card
      title={translate('products.modifiers.title')}
      note={translate('products.modifiers.note')}
      actions={
        !disabled &&
        modifiers.length < MAX_MODIFIERS && (
          <AddModifier
            taken={modifiers}
            onAdd={(modifier) => change({ modifiers: [...modifiers, modifier] })}
          />
        )
      }
    >
      <div className="stack-16">
        {modifiers.map((modifier, index) => (
          <ModifierFields
            key={modifier.id ?? `new-${index}`}
            modifier={modifier}
            index={index}
            isLast={index === modifiers.length - 1}
            onChange={(part) => change({ modifiers: modifiers.with(index, { ...modifier, ...part }) })}
            onMove={(by) => change({ modifiers: movedAt(modifiers, index, by) })}
            onRemove={() => change({ modifiers: modifiers.toSpliced(index, 1) })}
          />
        ))}
        {modifiers.length === 0 && <p className={styles['hint']}>{translate('products.modifiers.none')}</p>}
        {errorAt('modifiers') && <FormHelperText error>{errorAt('modifiers')}</FormHelperText>}
      </div>
    </Card>
  );
}
