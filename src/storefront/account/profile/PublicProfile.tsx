import { useState } from 'react';
import type { Member } from '../../../wix/shopper/member-operations.ts';
import { useT } from '../../shell/page-context.tsx';
import { AboutSection } from './AboutSection.tsx';
import { Blocked } from './Blocked.tsx';
import { Preview } from './Preview.tsx';
import { SlugForm } from './SlugForm.tsx';
import { useStanding } from './use-standing.ts';
import { Visibility } from './Visibility.tsx';
import styles from './profile.module.css';

/** What of the member others may see, and how they see it. */
export function PublicProfile({ member }: { member: Member }) {
  const t = useT();
  const { standing, failed, read } = useStanding();
  /** Of what the preview shows. */
  const [version, setVersion] = useState(0);
  const changed = (): void => setVersion((before) => before + 1);
  const { slug, nickname, photo } = member.profile ?? {};
  return (
    <div className={styles['public']}>
      <div className={styles['main']}>
        {failed && (
          <p role="alert">
            {t('account.failed')}{' '}
            <button type="button" className="link" onClick={() => void read()}>
              {t('account.retry')}
            </button>
          </p>
        )}
        {standing && (
          <Visibility
            standing={standing}
            onChanged={async () => {
              await read();
              changed();
            }}
          />
        )}
        <AboutSection onSaved={changed} />
        <section>
          <h2>{t('slug.title')}</h2>
          <SlugForm member={member} onChanged={changed} />
        </section>
      </div>
      <aside className={styles['aside']}>
        {slug && <Preview key={`${nickname} ${photo?._id} ${version}`} slug={slug} />}
        <Blocked />
      </aside>
    </div>
  );
}
