import IconButton from '@mui/material/IconButton';
import { GripVertical, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useDragOrder } from '#admin/ui/order/use-drag-order.ts';
import { ChoiceChip } from './ChoiceChip.tsx';
import { moveChoice, renameChoice, withTyped } from './option-changes.ts';
import { OptionMenu } from './OptionMenu.tsx';
import { useProductDraft } from './use-product-form.ts';
import type { ChoiceDraft, OptionDraft } from './variants.ts';
import styles from './options.module.css';

interface Props {
  index: number;
  option: OptionDraft;
  /** @param by how many places down */
  onMove: (by: number) => void;
}

/** Arrows along the line put a thing elsewhere; what they do is said in the handle's name. */
const byArrow =
  (onMove: (by: number) => void) =>
  (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    onMove(by);
  };

/** An option on a line: its handle, its name, what may be chosen of it. */
export function OptionRow({ index, option, onMove }: Props) {
  const translate = useTranslate();
  const draft = useProductDraft();
  const { disabled, errorAt, form } = draft;
  const { choices, name } = option;
  const set = (part: OptionDraft) => draft.changeOptions(form.options.with(index, part));
  const setChoices = (next: ChoiceDraft[]) => set({ ...option, choices: next });
  const named = name.trim() || translate('products.options.unnamed', { number: index + 1 });
  const move = (place: number, by: number) => draft.change(moveChoice(form, index, place, by));
  const line = useDragOrder({
    ids: choices.map((choice) => choice.name),
    enabled: !disabled,
    onMove: (id, by) =>
      move(
        choices.findIndex((choice) => choice.name === id),
        by,
      ),
  });
  const nameError = errorAt(`options.${index}.name`);
  const choicesError = errorAt(`options.${index}.choices`);
  return (
    <div className={styles['row']}>
      {!disabled && (
        <IconButton
          size="small"
          className={styles['grip'] ?? ''}
          aria-label={translate('products.options.handle', { name: named })}
          onKeyDown={byArrow(onMove)}
        >
          <GripVertical size={16} aria-hidden />
        </IconButton>
      )}
      <div className={styles['name']}>
        {disabled ? (
          <b>{name}</b>
        ) : (
          <input
            className={styles['plain']}
            aria-label={translate('products.form.optionName')}
            aria-invalid={nameError !== undefined}
            aria-describedby={nameError ? `option-${index}-name` : undefined}
            placeholder={translate('products.options.namePlaceholder')}
            value={name}
            maxLength={50}
            onChange={(event) => set({ ...option, name: event.target.value })}
          />
        )}
        {nameError && (
          <p id={`option-${index}-name`} className={styles['error']}>
            {nameError}
          </p>
        )}
      </div>
      <div className={styles['choices']}>
        <ul aria-label={translate('products.options.choicesOf', { name: named })}>
          {choices.map((choice, place) => (
            <ChoiceChip
              key={choice.name}
              choice={choice}
              isSwatch={option.renderType === 'SWATCH_CHOICES'}
              isFirst={place === 0}
              isLast={place === choices.length - 1}
              disabled={disabled}
              drag={line(choice.name, place)}
              onRename={(next) => draft.change(renameChoice(form, index, place, next))}
              onChange={(next) => setChoices(choices.with(place, next))}
              onMove={(by) => move(place, by)}
              onRemove={() => setChoices(choices.toSpliced(place, 1))}
            />
          ))}
          {!disabled && (
            <li>
              <AddChoice
                error={choicesError ? `option-${index}-choices` : undefined}
                onAdd={(text) => setChoices(withTyped(option, text))}
              />
            </li>
          )}
        </ul>
        {choicesError && (
          <p id={`option-${index}-choices`} className={styles['error']}>
            {choicesError}
          </p>
        )}
      </div>
      {!disabled && (
        <OptionMenu
          name={named}
          option={option}
          isFirst={index === 0}
          isLast={index === form.options.length - 1}
          onMove={onMove}
          onChange={set}
          onRemove={() => draft.changeOptions(form.options.toSpliced(index, 1))}
        />
      )}
    </div>
  );
}

/** Typed one after the other, Enter or a comma between them; a pasted list is taken apart. */
function AddChoice({ error, onAdd }: { error: string | undefined; onAdd: (text: string) => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = (text: string) => {
    if (text.trim() !== '') onAdd(text);
    setTyped('');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the input within takes the keyboard by itself
    <span
      className={styles['add']}
      onMouseDown={(event) => {
        if (event.target === input.current) return;
        // The icon beside the input is a part of it. A click would come too late where the row moves as the focus leaves another input.
        event.preventDefault();
        input.current?.focus();
      }}
    >
      <Plus size={14} aria-hidden />
      <input
        ref={input}
        aria-label={translate('products.form.choices')}
        aria-invalid={error !== undefined}
        aria-describedby={error}
        placeholder={translate('products.options.addChoice')}
        title={translate('products.form.choicesHint')}
        maxLength={500}
        value={typed}
        onChange={({ target: { value } }) => (value.includes(',') ? add(value) : setTyped(value))}
        onBlur={() => add(typed)}
        onKeyDown={(event) => {
          // What is being typed is kept with the rest.
          if (event.key === 's' && (event.metaKey || event.ctrlKey)) add(typed);
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add(typed);
        }}
      />
    </span>
  );
}
