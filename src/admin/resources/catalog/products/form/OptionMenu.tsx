import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowDown, ArrowUp, Check, Ellipsis, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { shownAs } from './option-changes.ts';
import type { OptionDraft } from './variants.ts';

interface Props {
  name: string;
  option: OptionDraft;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: number) => void;
  onChange: (option: OptionDraft) => void;
  onRemove: () => void;
}

/** How the shop shows an option, where it stands, and its end. */
export function OptionMenu({ name, option, isFirst, isLast, onMove, onChange, onRemove }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const then = (action: () => void) => () => {
    close();
    action();
  };
  const shown = option.renderType ?? 'TEXT_CHOICES';
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('products.options.more', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} aria-hidden />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close}>
        {(['TEXT_CHOICES', 'SWATCH_CHOICES'] as const).map((type) => (
          <MenuItem
            key={type}
            role="menuitemradio"
            aria-checked={type === shown}
            onClick={then(() => onChange(shownAs(option, type)))}
          >
            {translate(`products.options.displayedAs.${type}`)}
            {type === shown && <Check size={14} aria-hidden />}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem disabled={isFirst} onClick={then(() => onMove(-1))}>
          <ArrowUp size={14} aria-hidden />
          {translate('products.options.up')}
        </MenuItem>
        <MenuItem disabled={isLast} onClick={then(() => onMove(1))}>
          <ArrowDown size={14} aria-hidden />
          {translate('products.options.down')}
        </MenuItem>
        <MenuItem onClick={then(onRemove)}>
          <Trash2 size={14} aria-hidden />
          {translate('products.form.removeOption', { name })}
        </MenuItem>
      </Menu>
    </>
  );
}
