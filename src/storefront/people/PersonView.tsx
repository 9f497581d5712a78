import { useState } from 'react';
import type { ShownPerson } from '../../shared/people.ts';
import { useT } from '../shell/page-context.tsx';
import { BlockedNow } from './BlockedNow.tsx';
import { PersonHead } from './PersonHead.tsx';
import { RichText } from './RichText.tsx';
import { PersonReviews } from './PersonReviews.tsx';
import styles from './people.module.css';

export function PersonView({ person }: { person: ShownPerson }) {
  const t = useT();
  const [blocked, setBlocked] = useState(false);
  if (blocked) return <BlockedNow person={person} onUnblocked={() => setBlocked(false)} />;
  return (
    <>
      {person.own && <p className={`wrap ${styles['mine']}`}>{t(`people.own.${person.own.seenBy}`)}</p>}
      <PersonHead person={person} onBlocked={() => setBlocked(true)} />
      <div className={`wrap ${styles['columns']}`} data-about={person.about !== undefined || undefined}>
        {person.about && (
          <section className={styles['about']}>
            <h2>{t('people.about')}</h2>
            <RichText content={person.about} />
          </section>
        )}
        <PersonReviews person={person} />
      </div>
    </>
  );
}
