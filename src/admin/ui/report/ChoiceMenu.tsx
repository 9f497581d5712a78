import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, ChevronDown, Settings2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import styles from './report.module.css';

interface Props<Value extends string> {
  /** What is chosen, for those who do not see what it stands beside. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; shown?: string }[];
  onChange: (value: Value) => void;
  /** Where more of them are made. */
  more?: { to: string; label: string };
}

/** A quiet button that says what is chosen, and opens the other choices. */
export function ChoiceMenu<Value extends string>({ label, value, options, onChange, more }: Props<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <Button
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${label}: ${chosen?.label ?? value}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {chosen?.shown ?? chosen?.label ?? value}
        <ChevronDown size={14} aria-hidden />
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role="menuitemradio"
            aria-checked={option.value === value}
            onClick={() => {
              setAnchor(null);
              onChange(option.value);
            }}
          >
            <Check aria-hidden className={option.value === value ? undefined : styles['unchosen']} />
            {option.label}
          </MenuItem>
        ))}
        {more && (
          <MenuItem component={Link} to={more.to} onClick={() => setAnchor(null)}>
            <Settings2 aria-hidden />
            {more.label}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
