import { useState } from 'react';
import type { ShownPerson } from '../../shared/people.ts';
import { useT } from '../shell/page-context.tsx';
import { useSession } from '../shell/session.ts';
import { DropDown } from '../shell/ui/DropDown.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { useSignInPath } from './sign-in-path.ts';
import styles from './people.module.css';

interface Props {
  person: ShownPerson;
  name: string;
  onBlocked: () => void;
}

/** What one seldom does with somebody; who is nobody yet signs in first. */
export function PersonMenu({ person, name, onBlocked }: Props) {
  const t = useT();
  const isMember = useSession().role === 'member';
  const signIn = useSignInPath();
  const [open, setOpen] = useState<'block'>();
  return (
    <>
      <DropDown
        className={styles['menu'] ?? ''}
        summaryClass={styles['more'] ?? ''}
        label={t('people.more')}
        summary={<Icon name="more" />}
      >
        <ul>
          <li>
            {isMember ? (
              <button type="button" onClick={() => setOpen('block')}>
                <Icon name="block" />
                {t('people.block')}
              </button>
            ) : (
              <a href={signIn} rel="nofollow">
                <Icon name="block" />
                {t('people.block')}
              </a>
            )}
          </li>
        </ul>
      </DropDown>
      <BlockDialog
        open={open === 'block'}
        id={person.id}
        name={name}
        onClose={() => setOpen(undefined)}
        onBlocked={onBlocked}
      />
    </>
  );
}
