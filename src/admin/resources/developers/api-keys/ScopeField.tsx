import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { keyAreas, type KeyArea, type KeyLevel, type KeyScope } from '#shared/developers.ts';
import { FieldLabel } from '#admin/ui/FieldLabel.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import styles from './api-keys.module.css';

interface Props {
  scope: KeyScope;
  error?: string | undefined;
  onChange: (scope: KeyScope) => void;
}

const kinds = ['all', 'read', 'areas'] as const;
const levels = ['none', 'read', 'change'] as const;

const without = (scope: Partial<Record<KeyArea, KeyLevel>>, area: KeyArea) =>
  Object.fromEntries(Object.entries(scope).filter(([name]) => name !== area));

/** Everything, everything to look at, or each part of the shop for itself. */
export function ScopeField({ scope, error, onChange }: Props) {
  const translate = useTranslate();
  const id = useId();
  const kind = typeof scope === 'string' ? scope : 'areas';
  const areas = typeof scope === 'string' ? {} : scope;
  return (
    <div>
      <FieldLabel id={id}>{translate('api-keys.field.scope')}</FieldLabel>
      <Segmented
        label={translate('api-keys.field.scope')}
        value={kind}
        options={kinds.map((value) => ({ value, label: translate(`api-keys.kind.${value}`) }))}
        onChange={(value) => onChange(value === 'areas' ? areas : value)}
      />
      <p className={styles['hint']}>{translate(`api-keys.meaning.${kind}`)}</p>
      {kind === 'areas' && (
        <ul className={styles['areas']}>
          {keyAreas.map((area) => {
            const name = translate(`api-keys.area.${area}.name`);
            return (
              <li key={area}>
                <b>{name}</b>
                <Segmented
                  label={name}
                  value={areas[area] ?? 'none'}
                  options={levels.map((value) => ({ value, label: translate(`api-keys.level.${value}`) }))}
                  onChange={(value) =>
                    onChange(value === 'none' ? without(areas, area) : { ...areas, [area]: value })
                  }
                />
                <small>{translate(`api-keys.area.${area}.detail`)}</small>
              </li>
            );
          })}
        </ul>
      )}
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
