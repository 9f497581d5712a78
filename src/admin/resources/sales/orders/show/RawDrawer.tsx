import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { Copy, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import styles from './RawDrawer.module.css';

interface Props {
  title: string;
  value: unknown;
  open: boolean;
  onClose: () => void;
}

/** What the platform answered, to read, to search in and to copy. */
export function RawDrawer({ title, value, open, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [copied, setCopied] = useState(false);
  const text = open ? JSON.stringify(value, undefined, 2) : '';
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: styles['paper'] } }}
    >
      <header className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <Button
          size="small"
          onClick={() => {
            void navigator.clipboard.writeText(text).then(() => setCopied(true));
          }}
        >
          <Copy aria-hidden />
          {translate(copied ? 'counterpart.action.copied' : 'counterpart.action.copy')}
        </Button>
        <IconButton aria-label={translate('counterpart.action.close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <textarea className={styles['text']} aria-labelledby={id} readOnly spellCheck={false} value={text} />
    </Drawer>
  );
}
