import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserPlus, X } from 'lucide-react';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { badgesDesk } from '#shared/desks/badges.ts';
import { badgeOperations, type BadgeMember } from '#wix/badge-operations.ts';
import { useMay } from '#admin/access/session.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { useNotifyFailure } from '#admin/ui/use-notify-failure.ts';
import type { BadgeRecord } from './badge-form.ts';
import styles from './badges.module.css';
import { memberName } from './member-name.ts';

const GiveDialog = lazyPart(() => import('./GiveDialog.tsx'));

const FIRST = 8;
const STEP = 100;

interface LineProps {
  member: BadgeMember;
  may: boolean;
  onTake: () => Promise<void>;
}

function Line({ member, may, onTake }: LineProps) {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const name = memberName(member) ?? translate('badges.holders.nobody');
  const take = () => {
    setBusy(true);
    void onTake().finally(() => setBusy(false));
  };
  return (
    <li>
      <span>
        <bdi>{name}</bdi>
        {member.loginEmail && member.loginEmail !== name && <small>{member.loginEmail}</small>}
      </span>
      {may && (
        <IconButton
          size="small"
          disabled={busy}
          aria-label={translate('badges.holders.take', { name })}
          onClick={take}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

/** The members who have it, the last ones first; to give it to others, and to take it off. */
export function BadgeHolders({ badge }: { badge: BadgeRecord }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [limit, setLimit] = useState(FIRST);
  const [giving, setGiving] = useState(false);
  const maySee = useMay(badgesDesk.rights.members);
  const mayGive = useMay(badgesDesk.rights.give);
  const mayTake = useMay(badgesDesk.rights.take);
  const count = badge.members ?? 0;
  const read = useQuery({
    queryKey: ['badges', 'members', badge.id, limit, count],
    queryFn: ({ signal }) => badgeOperations.members(badge.id, limit, { signal }),
    enabled: maySee && count > 0,
    retry: false,
    // The members in view stay while more are read.
    placeholderData: keepPreviousData,
  });
  const say = (key: string, values?: object) => translate(`badges.holders.${key}`, values);
  const take = async (member: BadgeMember) => {
    try {
      await badgeOperations.take(badge.id, [member._id ?? '']);
      notify(say('removed', { name: memberName(member) ?? say('nobody'), badge: badge.title }), {
        type: 'success',
      });
      refresh();
    } catch (thrown) {
      notifyFailure('badges.holders.notTaken', thrown);
    }
  };
  if (!maySee) return null;
  return (
    <section className={styles['person']} aria-label={say('title', { badge: badge.title })}>
      <header>
        <h3>{say('title', { badge: badge.title })}</h3>
        <small>{say('count', { smart_count: count, count: count.toLocaleString('en') })}</small>
        {mayGive && (
          <Button size="small" onClick={() => setGiving(true)}>
            <UserPlus aria-hidden />
            {say('give')}
          </Button>
        )}
      </header>
      {count > 0 && read.isLoading && <LineSkeleton widths={[60, 50, 70]} />}
      {read.isError && (
        <ErrorState inline error={read.error} title={say('failed')} retry={() => void read.refetch()} />
      )}
      {count > 0 && read.data && (
        <ul>
          {read.data.map((member) => (
            <Line key={member._id} member={member} may={mayTake} onTake={() => take(member)} />
          ))}
        </ul>
      )}
      {count > limit && (
        <Button size="small" variant="text" onClick={() => setLimit(limit < STEP ? STEP : limit + STEP)}>
          {say('more')}
        </Button>
      )}
      {giving && <GiveDialog badge={badge} onClose={() => setGiving(false)} />}
    </section>
  );
}
