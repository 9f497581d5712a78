import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { Check, Rows2, Rows3, Rows4 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Density } from './resource-column.ts';

const densities = [
  { id: 'compact', icon: Rows4 },
  { id: 'normal', icon: Rows3 },
  { id: 'roomy', icon: Rows2 },
] as const;

export function DensityMenu({ value, onChange }: { value: Density; onChange: (density: Density) => void }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const Current = densities.find(({ id }) => id === value)?.icon ?? Rows3;
  return (
    <>
      <Tooltip title={translate('list.density.title')}>
        <IconButton
          size="small"
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          aria-label={translate('list.density.title')}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Current aria-hidden />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ root: { role: 'region', 'aria-label': translate('list.density.title') } }}
      >
        {densities.map(({ id, icon: Icon }) => (
          <MenuItem
            key={id}
            role="menuitemradio"
            aria-checked={id === value}
            onClick={() => {
              onChange(id);
              setAnchor(undefined);
            }}
          >
            <Icon aria-hidden />
            <span style={{ flex: 1 }}>{translate(`list.density.${id}`)}</span>
            {id === value && <Check aria-hidden />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
