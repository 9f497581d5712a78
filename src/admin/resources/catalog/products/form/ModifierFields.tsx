import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { MoveButtons } from '#admin/ui/order/MoveButtons.tsx';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { ModifierChoices } from './ModifierChoices.tsx';
import { MAX_ANSWER, MAX_MODIFIER_NAME, MAX_QUESTION, type ModifierDraft } from './modifiers.ts';
import { useProductDraft } from './use-product-form.ts';
import styles from './form.module.css';
import own from './modifiers.module.css';
import './modifier-messages.en.ts';

interface Props {
  modifier: ModifierDraft;
  index: number;
  isLast: boolean;
  onChange: (part: Partial<ModifierDraft>) => void;
  /** @param by how many places down */
  onMove: (by: number) => void;
  onRemove: () => void;
}

/** One question: how it is called, whether it must be answered, and what may be said. */
export function ModifierFields(props: Props) {
  const { modifier, index, isLast, onChange, onMove, onRemove } = props;
  const translate = useTranslate();
  const { disabled, errorAt } = useProductDraft();
  const said = (key: string, values?: object): string => translate(`products.modifiers.${key}`, values);
  const name = modifier.name.trim() || said('unnamed', { number: index + 1 });
  if (disabled) return <Told modifier={modifier} />;
  return (
    <fieldset className={`${styles['section']} ${own['modifier']}`} aria-label={name}>
      <div className={styles['sectionHead']}>
        <TextField
          label={said('name')}
          placeholder={said(`nameHint.${modifier.kind}`)}
          value={modifier.name}
          error={errorAt(`modifiers.${index}.name`)}
          inputProps={{ maxLength: MAX_MODIFIER_NAME }}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <span className="row-8">
          <MoveButtons
            isFirst={index === 0}
            isLast={isLast}
            labels={{ up: said('up', { name }), down: said('down', { name }) }}
            onMove={onMove}
          />
          <IconButton aria-label={said('remove', { name })} onClick={onRemove}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </span>
      </div>
      {modifier.kind === 'FREE_TEXT' ? (
        <TextSettings {...props} />
      ) : (
        <ModifierChoices {...props} name={name} />
      )}
      <FormControlLabel
        className={own['must'] ?? ''}
        control={
          <Switch
            checked={modifier.mandatory}
            onChange={({ target }) => onChange({ mandatory: target.checked })}
          />
        }
        label={said('mandatory')}
      />
    </fieldset>
  );
}

function TextSettings({ modifier, index, onChange }: Props) {
  const translate = useTranslate();
  const { errorAt } = useProductDraft();
  const said = (key: string, values?: object): string => translate(`products.modifiers.${key}`, values);
  return (
    <div className={own['text']}>
      <TextField
        label={said('question')}
        hint={said('questionHint')}
        value={modifier.question}
        inputProps={{ maxLength: MAX_QUESTION }}
        onChange={({ target }) => onChange({ question: target.value })}
      />
      <TextField
        label={said('max')}
        hint={said('maxHint', { most: MAX_ANSWER })}
        value={modifier.most}
        error={errorAt(`modifiers.${index}.most`)}
        inputProps={{ inputMode: 'numeric', maxLength: 3 }}
        onChange={({ target }) => onChange({ most: target.value })}
      />
      <TextField
        label={said('adds')}
        placeholder="0.00"
        value={modifier.price}
        error={errorAt(`modifiers.${index}.price`)}
        inputProps={{ inputMode: 'decimal', maxLength: 13 }}
        onChange={({ target }) => onChange({ price: target.value })}
      />
    </div>
  );
}

/** For who may only read. */
function Told({ modifier: { name, kind, most, choices, mandatory } }: { modifier: ModifierDraft }) {
  const translate = useTranslate();
  const text =
    kind === 'FREE_TEXT'
      ? translate('products.modifiers.summary.text', { smart_count: Number(most) || MAX_ANSWER })
      : choices.map((choice) => choice.name).join(', ');
  const must = mandatory ? [translate('products.modifiers.mandatory')] : [];
  return <ReadField label={name} value={[text, ...must].join(' · ')} />;
}
