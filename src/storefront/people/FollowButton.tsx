import { useState } from 'react';
import type { ShownPerson } from '../../shared/people.ts';
import { useT } from '../shell/page-context.tsx';
import { withReasons } from '../shell/rejection.ts';
import { useSession } from '../shell/session.ts';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { useSignInPath } from './sign-in-path.ts';
import styles from './people.module.css';

interface Props {
  person: ShownPerson;
  /** How many more or fewer follow now. */
  onChange: (by: 1 | -1) => void;
}

/** Who is nobody yet signs in first, and comes back. */
export function FollowButton({ person: { id, nickname, ties }, onChange }: Props) {
  const t = useT();
  const said = (action: 'follow' | 'following'): string =>
    nickname === undefined ? t(`people.${action}Them`) : t(`people.${action}`, { name: nickname });
  const isMember = useSession().role === 'member';
  const signIn = useSignInPath();
  const [pressed, setPressed] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ thrown: unknown }>();
  if (!isMember)
    return (
      <ButtonLink href={signIn} rel="nofollow">
        <Icon name="plus" />
        {said('follow')}
      </ButtonLink>
    );
  const follows = pressed ?? ties?.followed ?? false;
  async function press(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { follow, unfollow } = await import('../../wix/shopper/people-operations.ts');
      await (follows ? unfollow(id) : follow(id));
      setPressed(!follows);
      onChange(follows ? -1 : 1);
    } catch (thrown) {
      setFailure({ thrown });
    }
    setBusy(false);
  }
  return (
    <>
      <Button
        look={follows ? 'line' : 'solid'}
        aria-pressed={follows}
        busy={busy || !ties}
        onClick={() => void press()}
      >
        <Icon name={follows ? 'check' : 'plus'} />
        {said(follows ? 'following' : 'follow')}
      </Button>
      <span role="status" className={failure ? styles['error'] : 'vh'}>
        {failure && withReasons(t('people.followFailed'), failure.thrown)}
      </span>
    </>
  );
}
