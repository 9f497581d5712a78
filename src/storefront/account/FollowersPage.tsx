import { useId, useState } from 'react';
import { shopperSettings } from '../../wix/shopper/settings.ts';
import type { Circle } from '../../wix/shopper/people-operations.ts';
import { useT } from '../shell/page-context.tsx';
import { accountPage } from './account-page.tsx';
import { CircleList } from './followers/CircleList.tsx';
import styles from './followers/followers.module.css';

const CIRCLES = ['followers', 'following'] as const satisfies readonly Circle[];

/** Who follows the member, and whom the member follows. */
function Followers() {
  const t = useT();
  const id = useId();
  const [of, setOf] = useState<Circle>('followers');
  if (!shopperSettings().embedded) return <p>{t('account.failed')}</p>;
  return (
    <>
      <div className={styles['tabs']} role="group" aria-label={t('followers.title')}>
        {CIRCLES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={of === one}
            aria-controls={id}
            onClick={() => setOf(one)}
          >
            {t(`circle.${one}`)}
          </button>
        ))}
      </div>
      <div id={id}>
        <CircleList key={of} of={of} />
      </div>
    </>
  );
}

export default accountPage('followers', Followers);
