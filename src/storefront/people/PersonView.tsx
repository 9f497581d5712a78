import { useState } from 'react';
import type { ShownPerson } from '../../shared/people.ts';
import { useT } from '../shell/page-context.tsx';
import { BlockedNow } from './BlockedNow.tsx';
import { hasAside, PersonAside } from './PersonAside.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonReviews } from './PersonReviews.tsx';
import styles from './people.module.css';

export function PersonView({ person }: { person: ShownPerson }) {
  const t = useT();
  const [blocked, setBlocked] = useState(false);
  if (blocked) return <BlockedNow person={person} onUnblocked={() => setBlocked(false)} />;
  return (
    <>
      {person.own && (
        <p className={`wrap ${styles['mine']}`}>{t(`people.ownProfile.${person.own.seenBy}`)}</p>
      )}
      <PersonHead person={person} onBlocked={() => setBlocked(true)} />
      <div className={`wrap ${styles['columns']}`} data-aside={hasAside(person) || undefined}>
        {hasAside(person) && <PersonAside person={person} />}
        <PersonReviews person={person} />
      </div>
    </>
  );
}
