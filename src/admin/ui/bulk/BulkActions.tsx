import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { usePhone } from '../use-phone.ts';
import type { BulkAction } from './bulk-action.tsx';

interface Props {
  actions: readonly BulkAction[];
  onOpen: (action: BulkAction) => void;
}

/** The buttons of the bar that a selection brings up; on a phone the first one, and the others under "More". */
export function BulkActions({ actions, onOpen }: Props) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const phone = usePhone();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [first] = actions;
  const shown = phone ? actions.slice(0, 1) : actions.filter(({ rare }) => !rare);
  const folded = actions.filter((action) => !shown.includes(action));
  const word = ({ name }: BulkAction) => translate(`${resource}.bulk.${name}.action`);
  const buttons = shown.map((action) => {
    const { name, icon: Icon } = action;
    return (
      <Button
        key={name}
        variant={phone && action === first ? 'contained' : 'text'}
        onClick={() => onOpen(action)}
      >
        <Icon aria-hidden />
        {word(action)}
      </Button>
    );
  });
  return (
    <>
      {!phone && buttons}
      {folded.length > 0 && (
        <Button
          variant={phone ? 'outlined' : 'text'}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {translate('list.bulk.more')}
          <ChevronDown aria-hidden />
        </Button>
      )}
      {phone && buttons}
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ root: { role: 'region', 'aria-label': translate('list.bulk.more') } }}
      >
        {folded.map((action) => {
          const { name, icon: Icon } = action;
          return (
            <MenuItem
              key={name}
              onClick={() => {
                setAnchor(undefined);
                onOpen(action);
              }}
            >
              <Icon aria-hidden />
              {word(action)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
