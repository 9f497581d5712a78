import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useCallback, useState, type FormEvent } from 'react';
import { memberRolesDesk } from '#shared/desks/member-roles.ts';
import { useMay } from '#admin/access/session.ts';
import { useChanges } from '#admin/data/live.ts';
import { LoadState } from '#admin/ui/LoadState.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import type { RoleHolder } from '#wix/member-role-operations.ts';
import type { MemberRolesProvider } from './provider.ts';
import styles from './member-roles.module.css';

const nameOf = ({ profile, contact, loginEmail }: RoleHolder): string =>
  profile?.nickname ||
  [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') ||
  (loginEmail ?? '');

/** Who has the role, and giving it to others and taking it. */
export function Holders({ roleKey }: { roleKey: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<MemberRolesProvider & ReturnType<typeof useDataProvider>>();
  const mayGive = useMay(memberRolesDesk.rights.give);
  const [email, setEmail] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const read = useQuery({
    queryKey: ['member-roles', 'holders', { roleKey }],
    queryFn: ({ signal }) => provider.holders('member-roles', { key: roleKey, signal }),
  });
  const { data, refetch } = read;
  useChanges(
    'member-roles',
    useCallback(() => void refetch(), [refetch]),
  );
  const said = (error: unknown) =>
    notify(error instanceof Error ? error.message : String(error), { type: 'error' });
  const give = useMutation({
    mutationFn: () => provider.give('member-roles', { key: roleKey, email }),
    onSuccess({ data: { given } }) {
      setUnknown(!given);
      if (!given) return;
      notify(translate('member-roles.assigned', { email }), { type: 'success' });
      setEmail('');
      void refetch();
    },
    onError: said,
  });
  const take = useMutation({
    mutationFn: (member: RoleHolder) =>
      provider.take('member-roles', { key: roleKey, memberId: member._id ?? '' }),
    onSuccess(_done, member) {
      notify(translate('member-roles.removed', { name: nameOf(member) }), { type: 'success' });
      void refetch();
    },
    onError: said,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '') give.mutate();
  };
  return (
    <section className={styles['holders']} aria-label={translate('member-roles.holders')}>
      <h3>{translate('member-roles.holders')}</h3>
      {!data && (
        <LoadState read={read}>
          <RowsSkeleton rows={2} height={40} />
        </LoadState>
      )}
      {data?.data.length === 0 && <p>{translate('member-roles.nobody')}</p>}
      <ul>
        {data?.data.map((member) => (
          <li key={member._id}>
            <span>
              <bdi>{nameOf(member)}</bdi>
              <small>
                <bdi>{member.loginEmail}</bdi>
              </small>
            </span>
            {mayGive && (
              <IconButton
                size="small"
                aria-label={translate('member-roles.take', { name: nameOf(member) })}
                onClick={() => take.mutate(member)}
              >
                <UserMinus aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {mayGive && (
        <form onSubmit={submit}>
          <TextField
            label={translate('member-roles.email')}
            value={email}
            error={isUnknown ? translate('member-roles.unknown') : undefined}
            onChange={(event) => {
              setEmail(event.target.value);
              setUnknown(false);
            }}
          />
          <Button type="submit" disabled={email.trim() === '' || give.isPending}>
            {translate('member-roles.give')}
          </Button>
        </form>
      )}
    </section>
  );
}
