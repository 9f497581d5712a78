import { useState } from 'react';
import type { ShownPerson } from '../../shared/people.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { ShopDate } from '../shell/ShopDate.tsx';
import { ButtonLink } from '../shell/ui/Button.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { Face } from '../shell/Face.tsx';
import { FollowButton } from './FollowButton.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import styles from './people.module.css';

function Count({ count, word }: { count: number; word: 'reviews' | 'helpful' | 'followers' }) {
  const t = useT();
  return (
    <span>
      <b className="num">{count}</b> {t(`people.count.${word}`, { count })}
    </span>
  );
}

interface Props {
  person: ShownPerson;
  onBlocked: () => void;
}

export function PersonHead({ person, onBlocked }: Props) {
  const t = useT();
  const to = usePath();
  const { nickname, title, photo, since, own } = person;
  /** Since it was read. */
  const [change, setChange] = useState(0);
  const name = nickname ?? t('people.nameless');
  return (
    <section className={styles['head']}>
      <div className={`wrap ${styles['inner']}`}>
        <Face photo={photo} name={name} size="big" />
        <div className={styles['person']}>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          {title && (
            <p>
              <bdi>{title}</bdi>
            </p>
          )}
          <p className={styles['facts']}>
            <span>
              <Icon name="clock" small />
              <span>
                {t('people.since')} <ShopDate value={since} look="month" />
              </span>
            </span>
            <Count count={person.reviews} word="reviews" />
            {person.helpful > 0 && <Count count={person.helpful} word="helpful" />}
            <Count count={person.followers + change} word="followers" />
            {person.ties?.follows && <span>{t('people.followsYou')}</span>}
          </p>
        </div>
        <div className={styles['actions']}>
          {own ? (
            <ButtonLink look="line" href={to('/account/profile')}>
              <Icon name="edit" />
              {t('people.edit')}
            </ButtonLink>
          ) : (
            <>
              <FollowButton person={person} onChange={(by) => setChange((before) => before + by)} />
              <PersonMenu person={person} name={name} onBlocked={onBlocked} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
