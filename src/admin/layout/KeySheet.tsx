import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { KeyHint } from '../ui/KeyHint.tsx';
import { pageKeys, useKeyPlace, type KeyPlace } from '../ui/page-keys.ts';
import { usePlaces } from './nav-places.ts';
import './key-messages.en.ts';
import styles from './KeySheet.module.css';

const anywhere = [
  ['palette', ['mod', 'K']],
  ['sheet', ['?']],
  ['save', ['mod', 'S']],
  ['close', ['Esc']],
] as const;

/** The whole table of keys, by where they work; those of the page in sight come first. */
export default function KeySheet({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const { all } = usePlaces();
  const here = useKeyPlace();
  const elsewhere = (Object.keys(pageKeys) as KeyPlace[]).filter((place) => place !== here);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{translate('counterpart.keys.title')}</DialogTitle>
      <div className={styles['sheet']}>
        {here && <PlaceGroup place={here} here />}
        <Group title={translate('counterpart.keys.anywhere')}>
          {anywhere.map(([name, keys]) => (
            <Row key={name} label={translate(`counterpart.keys.${name}`)} keys={keys} />
          ))}
        </Group>
        <Group title={translate('counterpart.keys.goTo')}>
          {all.map(
            ({ to, label, goTo }) =>
              goTo && <Row key={to} label={translate(label)} keys={['G', goTo.toUpperCase()]} />,
          )}
        </Group>
        {elsewhere.map((place) => (
          <PlaceGroup key={place} place={place} />
        ))}
      </div>
    </Dialog>
  );
}

function PlaceGroup({ place, here = false }: { place: KeyPlace; here?: boolean }) {
  const translate = useTranslate();
  const title = translate(`counterpart.keys.${place}.title`);
  return (
    <Group title={here ? `${translate('counterpart.keys.page')}: ${title}` : title}>
      {Object.entries(pageKeys[place]).map(([name, key]) => (
        <Row
          key={name}
          label={translate(`counterpart.keys.${place}.${name}`)}
          keys={[key.length === 1 ? key.toUpperCase() : key]}
        />
      ))}
    </Group>
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
