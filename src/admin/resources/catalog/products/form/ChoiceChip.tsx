import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState, type HTMLAttributes, type KeyboardEvent } from 'react';
import { FieldLabel } from '#admin/ui/FieldLabel.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { colored, FIRST_COLOR } from './option-changes.ts';
import type { ChoiceDraft } from './variants.ts';
import styles from './options.module.css';

interface Props {
  choice: ChoiceDraft;
  isSwatch: boolean;
  isFirst: boolean;
  isLast: boolean;
  disabled: boolean;
  drag: HTMLAttributes<HTMLLIElement>;
  onRename: (name: string) => void;
  onChange: (choice: ChoiceDraft) => void;
  /** @param by how many places further */
  onMove: (by: number) => void;
  onRemove: () => void;
}

/** One choice: a click opens what can be done with it, Alt and an arrow put it elsewhere. */
export function ChoiceChip(props: Props) {
  const { choice, disabled, drag, onMove } = props;
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const color = choice.rest?.colorCode;
  const said = (
    <>
      {color && <span className={styles['swatch']} style={{ background: color }} aria-hidden />}
      <bdi>{choice.name}</bdi>
    </>
  );
  if (disabled)
    return (
      <li>
        <span className={styles['chip']}>{said}</span>
      </li>
    );
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    onMove(isBackwards ? -by : by);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its button does the same by key
    <li {...drag}>
      <button
        type="button"
        className={styles['chip']}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        title={translate('products.options.chipHint')}
        onKeyDown={move}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {said}
      </button>
      {anchor && <ChoiceForm {...props} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </li>
  );
}

type FormProps = Props & { anchor: HTMLElement; onClose: () => void };

function ChoiceForm({ choice, isSwatch, isFirst, isLast, anchor, onClose, ...action }: FormProps) {
  const translate = useTranslate();
  const [name, setName] = useState(choice.name);
  const colorId = useId();
  const done = () => {
    if (name.trim() !== choice.name) action.onRename(name);
    onClose();
  };
  const color = choice.rest?.colorCode ?? FIRST_COLOR;
  const label = translate('products.options.choice', { name: choice.name });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={done}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { className: styles['pop'] ?? '', role: 'dialog', 'aria-label': label } }}
    >
      <TextField
        autoFocus
        label={translate('products.options.choiceName')}
        value={name}
        inputProps={{ maxLength: 50 }}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          done();
        }}
      />
      {isSwatch && (
        <div>
          <FieldLabel htmlFor={colorId}>{translate('products.options.color')}</FieldLabel>
          <span className={styles['color']}>
            <input
              id={colorId}
              type="color"
              value={color}
              onChange={(event) => action.onChange(colored(choice, event.target.value))}
            />
            <code>{color}</code>
          </span>
        </div>
      )}
      <div className={styles['actions']}>
        <IconButton
          size="small"
          disabled={isFirst}
          aria-label={translate('products.options.earlier', { name: choice.name })}
          onClick={() => action.onMove(-1)}
        >
          <ArrowLeft size={16} className="flip" aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          disabled={isLast}
          aria-label={translate('products.options.later', { name: choice.name })}
          onClick={() => action.onMove(1)}
        >
          <ArrowRight size={16} className="flip" aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          aria-label={translate('products.form.removeChoice', { name: choice.name })}
          onClick={() => {
            onClose();
            action.onRemove();
          }}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
        <Button size="small" variant="contained" onClick={done}>
          {translate('products.options.done')}
        </Button>
      </div>
    </Popover>
  );
}
