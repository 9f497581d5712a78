import type { NamedPerson } from '#shared/people.ts';
import type { Circle } from '#wix/shopper/people-operations.ts';
import { Face } from '../../shell/Face.tsx';
import { usePath, useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { Awaited } from '../Awaited.tsx';
import { useCircle } from './use-circle.ts';
import styles from './followers.module.css';

interface RowProps {
  person: NamedPerson;
  of: Circle;
  busy: boolean;
  onTurn: () => void;
}

function Row({ person, of, busy, onTurn }: RowProps) {
  const t = useT();
  const to = usePath();
  const { nickname, slug, photo, followed = false } = person;
  const name = nickname ?? t('people.nameless');
  const action = followed ? 'unfollow' : of === 'followers' ? 'back' : 'again';
  return (
    <li>
      <Face photo={photo} name={name} />
      {slug === undefined ? (
        <bdi>{name}</bdi>
      ) : (
        <a href={to(`/people/${encodeURIComponent(slug)}`)}>
          <bdi>{name}</bdi>
        </a>
      )}
      <Button
        size="sm"
        look={followed ? 'line' : 'solid'}
        busy={busy}
        aria-label={t(`circle.${action}Named`, { name })}
        onClick={onTurn}
      >
        {t(`circle.${action}`)}
      </Button>
    </li>
  );
}

export function CircleList({ of }: { of: Circle }) {
  const t = useT();
  const { state, busy, failure, retry, more, turn } = useCircle(of);
  if (state.phase !== 'ready')
    return <Awaited phase={state.phase} failed={t('account.failed')} onRetry={retry} />;
  const { people, next } = state;
  return (
    <>
      <div role="status">
        {failure && <FailureNotice error={failure.thrown}>{t('circle.failed')}</FailureNotice>}
      </div>
      {people.length === 0 && next === undefined && <p className="quiet">{t(`circle.none.${of}`)}</p>}
      <ul className={styles['list']}>
        {people.map((person) => (
          <Row
            key={person.id}
            person={person}
            of={of}
            busy={busy === person.id}
            onTurn={() => void turn(person)}
          />
        ))}
      </ul>
      {next !== undefined && (
        <Button look="line" size="sm" busy={busy === 'more'} onClick={() => void more()}>
          {t('circle.more')}
        </Button>
      )}
    </>
  );
}
