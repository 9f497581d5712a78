import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { customerActions, type CustomerActionName } from './customer-actions.ts';

export function CustomerActionMenu({
  names,
  onAsk,
}: {
  names: readonly CustomerActionName[];
  onAsk: (name: CustomerActionName) => void;
}) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('counterpart.action.more')}
        <ChevronDown aria-hidden />
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        // Inside the page's landmark: at the end of the body it would belong to none.
        container={() => document.getElementById('content') ?? document.body}
      >
        {names.map((name) => {
          const Icon = customerActions[name].icon;
          return (
            <MenuItem
              key={name}
              onClick={() => {
                close();
                onAsk(name);
              }}
            >
              <Icon aria-hidden />
              {translate(`customers.action.${name}.action`)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
