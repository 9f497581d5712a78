import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { entityLabel, slugLabel, useEventKinds } from '#admin/data/event-kinds.ts';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { DateTimeField } from '#admin/ui/date/DateField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { useTyped } from '#admin/ui/use-typed.ts';
import styles from './domain-events.module.css';

/** As the address bar has it. */
export interface EventChoice {
  entity: string;
  type: string;
  id: string;
  from: string;
  to: string;
}

interface Props {
  choice: EventChoice;
  onChange: (part: Partial<EventChoice>) => void;
}

/** By entity and what happened to it, by one record, by time. */
export function EventFilters({ choice: { entity, type, id, from, to }, onChange }: Props) {
  const translate = useTranslate();
  const { data: kinds = [] } = useEventKinds();
  const say = (key: string) => translate(`domain-events.filter.${key}`);
  const [typedId, typeId] = useTyped(id, (value) => onChange({ id: value }));
  const known = kinds.find(({ entityFqdn }) => entityFqdn === entity);
  return (
    <div className={styles['filters']}>
      <SelectField
        label={say('entity')}
        value={kinds.length > 0 ? entity : ''}
        onChange={(value) => onChange({ entity: value, type: '' })}
      >
        <MenuItem value="">{say('any')}</MenuItem>
        {kinds.map(({ entityFqdn }) => (
          <MenuItem key={entityFqdn} value={entityFqdn} title={entityFqdn}>
            {entityLabel(entityFqdn)}
          </MenuItem>
        ))}
      </SelectField>
      {known && (
        <SelectField label={say('type')} value={type} onChange={(value) => onChange({ type: value })}>
          <MenuItem value="">{say('any')}</MenuItem>
          {known.events.map(({ eventType, slug }) => (
            <MenuItem key={eventType} value={eventType}>
              {slugLabel(slug)}
            </MenuItem>
          ))}
        </SelectField>
      )}
      <TextField
        label={say('id')}
        type="search"
        value={typedId}
        onChange={(event) => typeId(event.target.value)}
      />
      <DateTimeField label={say('from')} value={from} onChange={(value) => onChange({ from: value })} />
      <DateTimeField label={say('to')} value={to} onChange={(value) => onChange({ to: value })} />
    </div>
  );
}
