import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isDay } from '#shared/days.ts';
import { badgeOperations, type BadgeMember } from '#wix/badge-operations.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { useJobStart } from '#admin/ui/runner/use-job-start.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { DateField } from '#admin/ui/date/DateField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import type { BadgeRecord } from './badge-form.ts';
import styles from './badges.module.css';
import { memberName } from './member-name.ts';
import './assign-messages.en.ts';

interface Props {
  badge: BadgeRecord;
  onClose: () => void;
}

type Chosen = ReadonlyMap<string, BadgeMember>;

interface FinderProps {
  chosen: Chosen;
  onToggle: (member: BadgeMember) => void;
}

function Finder({ chosen, onToggle }: FinderProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), 200);
  const found = useQuery({
    queryKey: ['badges', 'find-members', text],
    queryFn: ({ signal }) => badgeOperations.findMembers(text, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const others = (text === '' ? [] : (found.data ?? [])).filter(({ _id = '' }) => !chosen.has(_id ?? ''));
  const shown = [...chosen.values(), ...others];
  return (
    <>
      <TextField
        label={translate('badges.give.find')}
        hint={translate('badges.give.findHint')}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that a person has just opened
        autoFocus
      />
      <ul className={styles['found']} aria-label={translate('badges.give.found')}>
        {shown.map((member) => (
          <li key={member._id}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={chosen.has(member._id ?? '')}
                  onChange={() => onToggle(member)}
                />
              }
              label={
                <>
                  <bdi>{memberName(member) ?? member._id}</bdi> <small>{member.loginEmail}</small>
                </>
              }
            />
          </li>
        ))}
      </ul>
      {text !== '' && found.data && !found.isPlaceholderData && shown.length === 0 && (
        <p role="status">{translate('badges.give.none')}</p>
      )}
    </>
  );
}

/** To some by name, or to all who have been members since before a day; the runner does it. */
export default function GiveDialog({ badge, onClose }: Props) {
  const translate = useTranslate();
  const [way, setWay] = useState('named');
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [before, setBefore] = useState('');
  const { busy, error, start: startJob } = useJobStart();
  const say = (key: string, values?: object) => translate(`badges.give.${key}`, values);
  const named = way === 'named';
  const toggle = (member: BadgeMember) => {
    const next = new Map(chosen);
    if (!next.delete(member._id ?? '')) next.set(member._id ?? '', member);
    setChosen(next);
  };
  const day = isDay(before) ? new Date(before).toISOString() : undefined;
  const start = () =>
    startJob(
      {
        kind: 'badges.give',
        selection: named
          ? { ids: [...chosen.keys()] }
          : { filter: { status: 'APPROVED', createdDate: { $lt: day } } },
        params: { badgeId: badge.id },
        title: say(named ? 'job' : 'jobAll', { badge: badge.title, smart_count: chosen.size }),
      },
      onClose,
    );
  return (
    <ConfirmDialog
      open
      title={say('title', { badge: badge.title })}
      confirm={named ? say('confirm', { smart_count: chosen.size }) : say('confirmAll')}
      busy={busy}
      disabled={named ? chosen.size === 0 : day === undefined}
      onClose={onClose}
      onConfirm={start}
      error={error === undefined ? undefined : { title: say('failed'), cause: error }}
    >
      <div className={styles['fields']}>
        <Segmented
          label={say('recipients')}
          value={way}
          options={['named', 'since'].map((value) => ({ value, label: say(value) }))}
          onChange={setWay}
        />
        {named ? (
          <Finder chosen={chosen} onToggle={toggle} />
        ) : (
          <DateField label={say('before')} hint={say('beforeHint')} value={before} onChange={setBefore} />
        )}
      </div>
    </ConfirmDialog>
  );
}
