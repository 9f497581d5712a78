import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ModifierChoiceDraft, type ModifierDraft, newChoice } from './modifiers.ts';
import { MAX_CHOICES } from './variants.ts';
import { useProductDraft } from './use-product-form.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import own from './modifiers.module.css';
import './modifier-messages.en.ts';

interface Props {
  modifier: ModifierDraft;
  index: number;
  name: string;
  onChange: (part: Partial<ModifierDraft>) => void;
}

/** A line each: its colour where it has one, its name, what it adds to the price. */
export function ModifierChoices({ modifier, index, name, onChange }: Props) {
  const translate = useTranslate();
  const { errorAt } = useProductDraft();
  const { kind, choices } = modifier;
  const said = (key: string, values?: object): string => translate(`products.modifiers.${key}`, values);
  const error = errorAt(`modifiers.${index}.choices`);
  const set = (place: number, part: Partial<ModifierChoiceDraft>): void => {
    const before = choices[place];
    if (before) onChange({ choices: choices.with(place, { ...before, ...part }) });
  };
  return (
    <div>
      <ul className={own['choices']} aria-label={said('choicesOf', { name })}>
        {choices.map((choice, place) => {
          const number = place + 1;
          const at = `modifiers.${index}.choices.${place}`;
          return (
            <li key={choice.id ?? `new-${place}`} data-swatch={choice.color !== undefined || undefined}>
              {choice.color !== undefined && (
                <input
                  type="color"
                  aria-label={said('choiceColor', { number })}
                  value={choice.color}
                  onChange={({ target }) => set(place, { color: target.value })}
                />
              )}
              <TextField
                label={said('choice', { number })}
                value={choice.name}
                error={errorAt(`${at}.name`)}
                inputProps={{ maxLength: 50 }}
                onChange={({ target }) => set(place, { name: target.value })}
              />
              <TextField
                label={said('adds')}
                placeholder="0.00"
                value={choice.price}
                error={errorAt(`${at}.price`)}
                inputProps={{
                  inputMode: 'decimal',
                  maxLength: 13,
                  'aria-label': said('choiceAdds', { number }),
                }}
                onChange={({ target }) => set(place, { price: target.value })}
              />
              <IconButton
                aria-label={said('removeChoice', { number })}
                onClick={() => onChange({ choices: choices.toSpliced(place, 1) })}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {error && <FormHelperText error>{error}</FormHelperText>}
      {choices.length < MAX_CHOICES && (
        <Button size="small" onClick={() => onChange({ choices: [...choices, newChoice(kind)] })}>
          <Plus aria-hidden />
          {said('addChoice')}
        </Button>
      )}
    </div>
  );
}
