import { lazy, Suspense, useState } from 'react';
import type { Member } from '#wix/shopper/member-operations.ts';
import { useT } from '../../shell/page-context.tsx';
import { AboutSection } from './AboutSection.tsx';
import { Blocked } from './Blocked.tsx';
import { Preview } from './Preview.tsx';
import { SlugForm } from './SlugForm.tsx';
import { isPublicField, type OwnFields } from './use-own-fields.ts';
import { useProfileVisibility } from './use-profile-visibility.ts';
import { Visibility } from './Visibility.tsx';
import styles from './profile.module.css';

const FieldsSection = lazy(() => import('./FieldsSection.tsx'));

interface Props {
  member: Member;
  asked: OwnFields;
}

/** What of the member others may see, and how they see it. */
export function PublicProfile({ member, asked }: Props) {
  const t = useT();
  const { standing, failed, read } = useProfileVisibility();
  /** Of what the preview shows. */
  const [version, setVersion] = useState(0);
  const changed = (): void => setVersion((before) => before + 1);
  const phoneIsPublic = isPublicField(asked.fields, 'phone');
  const { slug, nickname, photo } = member.profile ?? {};
  return (
    <div className={styles['public']}>
      <div className={styles['main']}>
        {(failed || asked.failed) && (
          <p role="alert">
            {t('account.failed')}{' '}
            <button type="button" className="link" onClick={() => void Promise.all([read(), asked.read()])}>
              {t('account.retry')}
            </button>
          </p>
        )}
        {standing && (
          <Visibility
            standing={standing}
            phoneIsPublic={phoneIsPublic}
            onChanged={async () => {
              await read();
              changed();
            }}
          />
        )}
        <AboutSection onSaved={changed} />
        {asked.fields ? (
          <Suspense fallback={<div className={styles['writing']} />}>
            <FieldsSection
              member={member}
              fields={asked.fields}
              standing={standing}
              onSaved={changed}
              onAsked={asked.accept}
            />
          </Suspense>
        ) : (
          !asked.failed && <div className={styles['writing']} aria-busy="true" />
        )}
        <section>
          <h2>{t('slug.title')}</h2>
          <SlugForm member={member} onChanged={changed} />
        </section>
      </div>
      <aside className={styles['aside']}>
        {slug && (
          <Preview key={`${nickname} ${photo?._id} ${version}`} slug={slug} phoneIsPublic={phoneIsPublic} />
        )}
        <Blocked />
      </aside>
    </div>
  );
}
