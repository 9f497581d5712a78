import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { KeyHint } from '../ui/KeyHint.tsx';
import { useCurrentPageKeys } from '../ui/page-keys.ts';
import { usePlaces } from './places.ts';
import styles from './KeySheet.module.css';

export default function KeySheet({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const { all: places } = usePlaces();
  const pageKeys = useCurrentPageKeys();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('counterpart.keys.title')}</DialogTitle>
      <div className={styles['sheet']}>
        <Group title={translate('counterpart.keys.anywhere')}>
          <Row label={translate('counterpart.keys.palette')} keys={['mod', 'K']} />
          <Row label={translate('counterpart.keys.sheet')} keys={['?']} />
          <Row label={translate('counterpart.keys.close')} keys={['Esc']} />
        </Group>
        <Group title={translate('counterpart.keys.goTo')}>
          {places.map(
            ({ to, label, goTo }) =>
              goTo && <Row key={to} label={translate(label)} keys={['G', goTo.toUpperCase()]} />,
          )}
        </Group>
        {pageKeys.length > 0 && (
          <Group title={translate('counterpart.keys.page')}>
            {pageKeys.map(({ key, label }) => (
              <Row key={key} label={label} keys={[key.length === 1 ? key.toUpperCase() : key]} />
            ))}
          </Group>
        )}
      </div>
    </Dialog>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    <dl>{children}</dl>
  </section>
);

const Row = ({ label, keys }: { label: string; keys: readonly string[] }) => (
  <div className={styles['row']}>
    <dt>{label}</dt>
    <dd>
      <span className="visually-hidden">
        {keys.map((key) => (key === 'mod' ? 'Control' : key)).join(' ')}
      </span>
      <KeyHint keys={keys} />
    </dd>
  </div>
);
