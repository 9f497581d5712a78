import { EyeOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { exampleOf, seesField, type Audience } from './audiences.ts';
import type { FieldRecord } from './field-form.ts';
import styles from './custom-fields.module.css';

const LOOKERS: readonly Audience[] = ['owner', 'member', 'visitor'];

/** The same profile, as three people see it. */
export function Profiles({ fields }: { fields: readonly FieldRecord[] }) {
  const translate = useTranslate();
  const onProfile = fields.filter(({ hidden }) => !hidden);
  const say = (key: string, values?: object) => translate(`custom-fields.preview.${key}`, values);
  return (
    <section className={styles['profiles']} aria-label={say('title')}>
      <h2>{say('title')}</h2>
      <div>
        {LOOKERS.map((eyes) => {
          const seen = onProfile.filter((field) => seesField(eyes, field));
          const not = onProfile.filter((field) => !seen.includes(field)).map(({ name }) => name);
          return (
            <article key={eyes} aria-label={say(eyes)}>
              <h3>
                {say(eyes)} <small>{say('count', { smart_count: seen.length })}</small>
              </h3>
              <dl>
                {seen.map((field) => (
                  <div key={field.id}>
                    <dt>
                      <bdi>{field.name}</bdi>
                    </dt>
                    <dd>{exampleOf(field)}</dd>
                  </div>
                ))}
              </dl>
              {not.length > 0 && (
                <p>
                  <EyeOff size={14} aria-hidden /> {say('not', { names: not.join(', ') })}
                </p>
              )}
            </article>
          );
        })}
      </div>
    </section>
  );
}
