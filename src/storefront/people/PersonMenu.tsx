import { useState } from 'react';
import type { ShownPerson } from '../../shared/people.ts';
import { useT } from '../shell/page-context.tsx';
import { useSession } from '../shell/session.ts';
import { DropDown } from '../shell/ui/DropDown.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { useSignInPath } from './sign-in-path.ts';
import styles from './people.module.css';

interface Props {
  person: ShownPerson;
  name: string;
  onBlocked: () => void;
}

const ACTS = [
  ['report', 'flag'],
  ['block', 'block'],
] as const;

/** What one seldom does with somebody; who is nobody yet signs in first. */
export function PersonMenu({ person: { id }, name, onBlocked }: Props) {
  const t = useT();
  const isMember = useSession().role === 'member';
  const signIn = useSignInPath();
  const [open, setOpen] = useState<(typeof ACTS)[number][0]>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <DropDown
        className={styles['menu'] ?? ''}
        summaryClass={styles['more'] ?? ''}
        label={t('people.more')}
        summary={<Icon name="more" />}
      >
        <ul>
          {ACTS.map(([action, icon]) => (
            <li key={action}>
              {isMember ? (
                <button type="button" onClick={() => setOpen(action)}>
                  <Icon name={icon} />
                  {t(`people.${action}`)}
                </button>
              ) : (
                <a href={signIn} rel="nofollow">
                  <Icon name={icon} />
                  {t(`people.${action}`)}
                </a>
              )}
            </li>
          ))}
        </ul>
      </DropDown>
      <ReportDialog open={open === 'report'} id={id} name={name} onClose={close} />
      <BlockDialog open={open === 'block'} id={id} name={name} onClose={close} onBlocked={onBlocked} />
    </>
  );
}
