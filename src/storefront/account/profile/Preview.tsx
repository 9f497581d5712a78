import { useEffect, useState } from 'react';
import type { ShownPerson } from '#shared/people.ts';
import { plainTextOf } from '#shared/rich-content.ts';
import { readPerson } from '#wix/shopper/people-operations.ts';
import { Face } from '../../shell/Face.tsx';
import { PersonFacts } from '../../shell/PersonFacts.tsx';
import { usePath, useT } from '../../shell/page-context.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import styles from './profile.module.css';

type State = { phase: 'loading' | 'failed' } | { phase: 'read'; person: ShownPerson | undefined };

/** The profile as a stranger sees it: asked for with their eyes, not guessed. */
export function Preview({ slug, phoneIsPublic }: { slug: string; phoneIsPublic: boolean }) {
  const t = useT();
  const to = usePath();
  const [state, setState] = useState<State>({ phase: 'loading' });
  useEffect(() => {
    let isStale = false;
    readPerson({ slug, stranger: true }).then(
      (person) => !isStale && setState({ phase: 'read', person }),
      () => !isStale && setState({ phase: 'failed' }),
    );
    return () => {
      isStale = true;
    };
  }, [slug]);
  return (
    <section
      className={styles['preview']}
      aria-busy={state.phase === 'loading'}
      aria-label={t('preview.title')}
    >
      <h2>{t('preview.title')}</h2>
      {state.phase === 'failed' && <p role="alert">{t('account.failed')}</p>}
      {state.phase === 'read' &&
        (state.person ? (
          <Shown person={state.person} phoneIsPublic={phoneIsPublic} />
        ) : (
          <p className={styles['retained']}>
            <Icon name="lock" small />
            {t('preview.nothing')}
          </p>
        ))}
      <a className="link" href={to(`/people/${encodeURIComponent(slug)}`)}>
        {t('preview.open')}
      </a>
    </section>
  );
}

function Shown({ person, phoneIsPublic }: { person: ShownPerson; phoneIsPublic: boolean }) {
  const t = useT();
  const { nickname, photo, since, reviews, followers, about, facts, title } = person;
  const name = nickname ?? t('people.nameless');
  return (
    <>
      <Face photo={photo} name={name} size="middle" />
      <p className={styles['name']}>
        <bdi>{name}</bdi>
      </p>
      {title && (
        <p>
          <bdi>{title}</bdi>
        </p>
      )}
      <p>
        {t('people.since')} <ShopDate value={since} look="month" />
      </p>
      <p className="num">
        {reviews} {t('people.count.reviews', { count: reviews })} · {followers}{' '}
        {t('people.count.followers', { count: followers })}
      </p>
      {about && (
        <p className={styles['excerpt']} dir="auto">
          {plainTextOf(about)}
        </p>
      )}
      <PersonFacts facts={facts} />
      <p className={styles['retained']}>
        <Icon name="lock" small />
        {t(phoneIsPublic ? 'preview.neverDisplayedButPhone' : 'preview.neverDisplayed')}
      </p>
    </>
  );
}
