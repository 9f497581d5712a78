import { lazy, Suspense, useCallback, useState } from 'react';
import { changeMember, isMuted, type Member } from '../../wix/shopper/member-operations.ts';
import type { UploadedFile } from '../../wix/shopper/upload-operations.ts';
import { useT } from '../shell/page-context.tsx';
import { Picture } from '../shell/Picture.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { FailureNotice } from '../shell/ui/FailureNotice.tsx';
import { ownMember } from './member-store.ts';
import styles from './account.module.css';

const UploadField = lazy(() => import('../shell/uploads/UploadField.tsx'));
const SQUARE = { width: 1, height: 1 };

type Photo = NonNullable<NonNullable<Member['profile']>['photo']>;

/** How others see the member: kept at once, apart from the form below it. */
export function ProfilePhoto({ member }: { member: Member }) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const [rejection, setRejection] = useState<'muted' | 'failed'>();
  const [rejected, setRejected] = useState<unknown>();
  const { _id: id = '', profile, loginEmail } = member;
  const { photo } = profile ?? {};
  const keep = useCallback(
    async (next: Photo | null): Promise<void> => {
      setRejection(undefined);
      try {
        // Nothing in place of a picture takes it away; the SDK's types know no such thing.
        const change = { profile: { photo: next } } as Parameters<typeof changeMember>[1];
        ownMember.accept(await changeMember(id ?? '', change));
        setChoosing(false);
      } catch (thrown) {
        setRejection(isMuted(thrown) ? 'muted' : 'failed');
        setRejected(isMuted(thrown) ? undefined : thrown);
      }
    },
    [id],
  );
  const take = useCallback(
    ([file]: UploadedFile[]): void => {
      if (file) void keep({ _id: file.id });
    },
    [keep],
  );
  return (
    <section className={styles['photo']} aria-label={t('profile.photo')}>
      <span className={styles['face']}>
        {photo?._id ? (
          <Picture
            media={{
              id: photo._id,
              width: photo.width ?? 0,
              height: photo.height ?? 0,
              alt: t('profile.photoOf'),
            }}
            ratio={SQUARE}
            sizes="96px"
          />
        ) : (
          <span aria-hidden="true">{(profile?.nickname ?? loginEmail ?? '').slice(0, 1).toUpperCase()}</span>
        )}
      </span>
      {choosing ? (
        <Suspense>
          <UploadField
            label={t('profile.photo')}
            hint={t('profile.photoHint')}
            most={1}
            video={false}
            onChange={take}
          />
        </Suspense>
      ) : (
        <p>
          <Button size="sm" look="line" onClick={() => setChoosing(true)}>
            {t(photo?._id ? 'profile.photoChange' : 'profile.photoAdd')}
          </Button>{' '}
          {photo?._id && (
            <Button size="sm" look="line" onClick={() => void keep(null)}>
              {t('profile.photoRemove')}
            </Button>
          )}
        </p>
      )}
      {rejection && <FailureNotice error={rejected}>{t(`profile.outcome.${rejection}`)}</FailureNotice>}
    </section>
  );
}
