import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link as LinkIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

/** For how long a link may be good, in minutes. */
const LIFETIMES = { hour: 60, day: 1440, week: 10_080 } as const;

interface Props {
  /** @param minutes until the link expires */
  onCopy: (minutes: number) => void;
}

/** The link of a private file, which has no URL of its own. */
export function ExpiringLink({ onCopy }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <LinkIcon aria-hidden />
        {translate('media.expiring.copy')}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {Object.entries(LIFETIMES).map(([lifetime, minutes]) => (
          <MenuItem
            key={lifetime}
            onClick={() => {
              setAnchor(undefined);
              onCopy(minutes);
            }}
          >
            {translate(`media.expiring.${lifetime}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
