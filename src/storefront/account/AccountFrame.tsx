import { useEffect, useState, type ReactNode } from 'react';
import { readTokens } from '../../wix/shopper/token-store.ts';
import { localePath } from '../i18n/locales.ts';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { useSession } from '../shell/session.ts';
import { ShopDate } from '../shell/ShopDate.tsx';
import { Icon, type IconName } from '../shell/ui/Icon.tsx';
import { signOutOfAccount } from './sign-out.ts';
import { ownMember, useOwnMember } from './member-store.ts';
import styles from './account.module.css';

const SECTIONS = [
  ['orders', 'parcel'],
  ['subscriptions', 'repeat'],
  ['reviews', 'star'],
  ['waiting', 'bell'],
  ['profile', 'account'],
  ['followers', 'people'],
  ['addresses', 'place'],
  ['security', 'lock'],
] as const satisfies readonly (readonly [string, IconName])[];

export type Section = (typeof SECTIONS)[number][0];

interface Props {
  section: Section;
  children: ReactNode;
}

/** An account page for who is signed in; everybody else signs in first and comes back. */
export function AccountFrame({ section, children }: Props) {
  const isMember = useSession().role === 'member';
  const to = usePath();
  const { locale, path, search } = usePageFacts();
  useEffect(() => {
    if (isMember) void ownMember.load();
    else if (readTokens()?.role !== 'member' && !signOutOfAccount.isLeaving()) {
      const back = localePath(locale, path) + search;
      location.replace(`${to('/sign-in')}?${new URLSearchParams({ back })}`);
    }
  }, [isMember, to, locale, path, search]);
  if (!isMember) return <div className="awaited" aria-busy="true" />;
  return (
    <div className={`wrap ${styles['account']}`}>
      <Sidebar section={section} />
      <div className={styles['content']}>{children}</div>
    </div>
  );
}

/** On a phone the sections are a row that scrolls; the page does not. */
function showInRow(link: HTMLElement | null): void {
  const row = link?.closest('ul');
  if (!link || !row) return;
  const [place, room] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
}

function Sidebar({ section }: { section: Section }) {
  const t = useT();
  const to = usePath();
  const { store } = usePageFacts();
  const { name = '' } = useSession();
  const state = useOwnMember();
  const [leaving, setLeaving] = useState(false);
  const member = state.phase === 'ready' ? state.member : undefined;
  const { firstName, lastName } = member?.contact ?? {};
  const fullName = [firstName, lastName].filter(Boolean).join(' ') || member?.profile?.nickname || name;
  return (
    <nav className={styles['side']} aria-label={t('account.label')}>
      <p className={styles['person']}>
        <b>{fullName || member?.loginEmail || t('account.yours')}</b>
        <span>
          {member?._createdDate && (
            <>
              {t('account.since')} <ShopDate value={member._createdDate} />
            </>
          )}
        </span>
      </p>
      <ul>
        {SECTIONS.filter(([entry]) => entry !== 'waiting' || store.wishlists).map(([entry, icon]) => (
          <li key={entry}>
            <a
              ref={entry === section ? showInRow : undefined}
              href={to(`/account/${entry}`)}
              aria-current={entry === section ? 'page' : undefined}
            >
              <Icon name={icon} />
              {t(`account.section.${entry}`)}
            </a>
          </li>
        ))}
        {store.wishlists && (
          <li>
            <a href={to('/wishlist')}>
              <Icon name="heart" />
              {t('foot.wishlist')}
            </a>
          </li>
        )}
        <li>
          <button
            type="button"
            aria-busy={leaving}
            onClick={() => {
              setLeaving(true);
              void signOutOfAccount.signOut(to('/'));
            }}
          >
            <Icon name="return" />
            {t('account.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
