import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, ChevronDown, Copy, Pencil, Save, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { ExportChoice } from '#shared/export-layout.ts';
import { isSameChoice, type ColumnSet } from './column-sets.ts';
import type { ColumnSetTask } from './ColumnSetDialog.tsx';
import styles from './export.module.css';

interface Props {
  choice: ExportChoice;
  /** Those that need not be saved, by the names of their labels. */
  ready: readonly { label: string; choice: ExportChoice }[];
  sets: readonly ColumnSet[];
  set: ColumnSet | undefined;
  modified: boolean;
  onChoose: (choice: ExportChoice, set?: ColumnSet) => void;
  onSave: (set: ColumnSet) => void;
  onTask: (task: ColumnSetTask) => void;
}

/** Which columns the file has, by one name for all of them; saves, renames and deletes what has a name. */
export function ColumnSetMenu({ choice, ready, sets, set, modified, onChoose, onSave, onTask }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const open = set ? undefined : ready.find((one) => isSameChoice(one.choice, choice));
  const name = set?.name ?? translate(`export.set.${open?.label ?? 'custom'}`);

  const item = (key: string, label: string, checked: boolean, onClick: () => void) => (
    <MenuItem
      key={key}
      role="menuitemradio"
      aria-checked={checked}
      onClick={() => {
        close();
        onClick();
      }}
    >
      <span className={styles['name']}>{label}</span>
      {checked && <Check aria-hidden />}
    </MenuItem>
  );
  const action = (key: string, icon: ReactNode, onClick: () => void) => (
    <MenuItem
      key={key}
      onClick={() => {
        close();
        onClick();
      }}
    >
      {icon}
      {translate(`export.set.${key}`)}
    </MenuItem>
  );

  return (
    <>
      <Button
        size="small"
        className={styles['set'] ?? ''}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={`${translate('export.set.label')}: ${name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={styles['name']}>{name}</span>
        {modified && <i className={styles['dot']} title={translate('export.set.modified')} />}
        <ChevronDown aria-hidden />
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ root: { role: 'region', 'aria-label': translate('export.set.label') } }}
      >
        {ready.map((one) =>
          item(one.label, translate(`export.set.${one.label}`), one === open, () => onChoose(one.choice)),
        )}
        {sets.length > 0 && (
          <li role="presentation" className={styles['group']}>
            {translate('export.set.saved')}
          </li>
        )}
        {sets.map((one) => item(one.id, one.name, one === set, () => onChoose(one.state, one)))}
        <Divider />
        {set && modified && action('save', <Save aria-hidden />, () => onSave(set))}
        {action('saveAs', <Copy aria-hidden />, () => onTask({ kind: 'create' }))}
        {set && action('rename', <Pencil aria-hidden />, () => onTask({ kind: 'rename', set }))}
        {set && action('delete', <Trash2 aria-hidden />, () => onTask({ kind: 'delete', set }))}
      </Menu>
    </>
  );
}
