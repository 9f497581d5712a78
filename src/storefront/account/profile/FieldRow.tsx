import type { ReactNode } from 'react';
import type { OwnField, ProfileVisibility } from '#shared/people.ts';
import { useT } from '../../shell/page-context.tsx';
import { Field } from '../../shell/ui/Field.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import { maxLengthOf, type FieldProblem } from './own-fields.ts';
import styles from './fields.module.css';

/** As long as nobody knows whom the profile is shown to, the least is said. */
type Audience = 'everyone' | 'members' | 'everyoneLater' | 'membersLater' | 'storeOnly';

const icons = {
  everyone: 'globe',
  members: 'people',
  everyoneLater: 'lock',
  membersLater: 'lock',
  storeOnly: 'lock',
} as const;

function audienceOf({ isPublic }: OwnField, profileVisibility: ProfileVisibility | undefined): Audience {
  if (!isPublic || !profileVisibility) return 'storeOnly';
  if (profileVisibility.seenBy !== 'nobody') return profileVisibility.seenBy;
  return profileVisibility.mayBePublic ? `${profileVisibility.shownTo}Later` : 'storeOnly';
}

/** The platform's own are called as the shop's language calls them. */
export function useFieldName(): (field: Pick<OwnField, 'isPlatforms' | 'key' | 'name'>) => string {
  const t = useT();
  return ({ isPlatforms, key, name }) =>
    isPlatforms && (key === 'title' || key === 'birthdate' || key === 'position' || key === 'company')
      ? t(`fields.named.${key}`)
      : name;
}

interface Props {
  field: OwnField;
  standing: ProfileVisibility | undefined;
  value: string;
  /** What stood there when the shopper began to write. */
  before: string;
  problem: FieldProblem | undefined;
  onChange: (value: string) => void;
}

/** One thing that the shop asks: what it is called, what is told, and who sees it. */
export function FieldRow({ field, standing, value, before, problem, onChange }: Props) {
  const t = useT();
  const name = useFieldName()(field);
  const audience = audienceOf(field, standing);
  const max = maxLengthOf(field);
  return (
    <div className={styles['row']}>
      <Field
        label={<bdi>{name}</bdi>}
        hint={
          <>
            <Icon name={icons[audience]} small />
            {t(`fields.seenBy.${audience}`)}
          </>
        }
        error={problem && t(`fields.problem.${problem}`, { most: String(max) })}
      >
        {(wiring): ReactNode => {
          const current = {
            ...wiring,
            className: 'inp',
            name: field.key,
            value,
            onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
          };
          switch (field.type) {
            case 'TEXT':
              return field.isPlatforms ? (
                <input {...current} type="text" dir="auto" maxLength={max} />
              ) : (
                <textarea {...current} dir="auto" rows={1} maxLength={max} />
              );
            case 'NUMBER':
              return <input {...current} type="text" dir="ltr" inputMode="decimal" maxLength={40} />;
            case 'DATE':
              // What another app has kept, and is no day, can be read and changed all the same.
              return /^(?:\d{4}-\d{2}-\d{2})?$/.test(before) ? (
                <input {...current} type="date" max="9999-12-31" />
              ) : (
                <input {...current} type="text" maxLength={max} />
              );
            default:
              return (
                <input
                  {...current}
                  type="text"
                  inputMode="url"
                  dir="ltr"
                  spellCheck={false}
                  autoCapitalize="none"
                  maxLength={max}
                />
              );
          }
        }}
      </Field>
    </div>
  );
}
