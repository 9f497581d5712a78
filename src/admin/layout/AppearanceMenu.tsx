import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';

const modes = [
  { mode: 'light', icon: Sun },
  { mode: 'dark', icon: Moon },
  { mode: 'system', icon: Monitor },
] as const;

export function AppearanceMenu() {
  const translate = useTranslate();
  const { mode = 'system', setMode, colorScheme } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Current = colorScheme === 'dark' ? Moon : Sun;
  return (
    <>
      <IconButton
        aria-label={translate('counterpart.frame.appearance')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Current aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {modes.map(({ mode: each, icon: Icon }) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={mode === each}
            onClick={() => {
              setMode(each);
              setAnchor(null);
            }}
          >
            <Icon aria-hidden />
            <span style={{ flex: 1 }}>{translate(`counterpart.frame.${each}`)}</span>
            {mode === each && <Check aria-hidden />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
