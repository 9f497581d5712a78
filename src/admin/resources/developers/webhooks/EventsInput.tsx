import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { EventKind } from '#shared/events.ts';
import type { WebhookEvents } from '#shared/webhooks.ts';
import { entityLabel, slugLabel, useEventKinds } from '#admin/data/event-kinds.ts';
import { FieldLabel } from '#admin/ui/FieldLabel.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { LoadError } from '#admin/ui/query-state/LoadError.tsx';
import { chosenFirst } from './chosen-first.ts';
import styles from './webhooks.module.css';

/** Whatever happens, or some of it: an entity with all of its events, or one of them. */
export function EventsInput() {
  const translate = useTranslate();
  const id = useId();
  const { values, errorAt, change } = useFormState();
  const kinds = useEventKinds();
  const [text, setText] = useState('');
  const events = values['events'] as WebhookEvents;
  const chosen = new Set(events === 'ALL' ? [] : events);
  // As they stood when the form was opened: nothing moves under the pointer.
  const [heard] = useState(chosen);
  const set = (types: readonly string[], on: boolean) => {
    const rest = [...chosen].filter((type) => !types.includes(type));
    change({ events: on ? [...rest, ...types].toSorted() : rest });
  };
  const typed = text.trim().toLowerCase();
  const fits = ({ entityFqdn, events: all }: EventKind): boolean =>
    [entityFqdn, entityLabel(entityFqdn), ...all.map(({ eventType }) => eventType)].some((word) =>
      word.toLowerCase().includes(typed),
    );
  const error = errorAt('events');
  return (
    <div>
      <FieldLabel id={id}>{translate('webhooks.field.events')}</FieldLabel>
      <Segmented
        label={translate('webhooks.field.events')}
        value={events === 'ALL' ? 'all' : 'some'}
        options={(['all', 'some'] as const).map((value) => ({
          value,
          label: translate(`webhooks.choice.${value}`),
        }))}
        onChange={(value) => change({ events: value === 'all' ? 'ALL' : [] })}
      />
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      {events !== 'ALL' && (
        <div className={styles['picker']}>
          <OutlinedInput
            size="small"
            type="search"
            fullWidth
            value={text}
            placeholder={translate('webhooks.findEvent')}
            startAdornment={<Search aria-hidden />}
            slotProps={{ input: { 'aria-label': translate('webhooks.findEvent') } }}
            onChange={(event) => setText(event.target.value)}
          />
          {kinds.error !== null && (
            <LoadError error={kinds.error} words="webhooks.kinds" retry={() => void kinds.refetch()} />
          )}
          {kinds.isPending && <LineSkeleton />}
          <ul>
            {chosenFirst(kinds.data?.filter(fits) ?? [], heard).map((kind) => (
              <Kind key={kind.entityFqdn} kind={kind} chosen={chosen} onSet={set} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface KindProps {
  kind: EventKind;
  chosen: ReadonlySet<string>;
  onSet: (types: readonly string[], on: boolean) => void;
}

function Kind({ kind: { entityFqdn, events }, chosen, onSet }: KindProps) {
  const translate = useTranslate();
  const types = events.map(({ eventType }) => eventType);
  const on = types.filter((type) => chosen.has(type)).length;
  const name = entityLabel(entityFqdn);
  return (
    <li>
      <Checkbox
        size="small"
        checked={on === types.length}
        indeterminate={on > 0 && on < types.length}
        slotProps={{ input: { 'aria-label': translate('webhooks.allOf', { name }) } }}
        onChange={(_event, checked) => onSet(types, checked)}
      />
      <details>
        <summary>
          <span>
            <b>{name}</b>
            <small>{entityFqdn}</small>
          </span>
          <span className="num">{translate('webhooks.ofTypes', { on, all: types.length })}</span>
        </summary>
        {events.map(({ eventType, slug }) => (
          <FormControlLabel
            key={eventType}
            control={
              <Checkbox
                size="small"
                checked={chosen.has(eventType)}
                onChange={(_event, checked) => onSet([eventType], checked)}
              />
            }
            label={slugLabel(slug)}
          />
        ))}
      </details>
    </li>
  );
}
