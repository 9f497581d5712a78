import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { staffDesk } from '#shared/desks/staff.ts';
import { roleNames, type RoleName } from '#shared/permissions.ts';
import { callApi } from '#admin/access/call-api.ts';
import { useMay } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { useNotifyFailure } from '#admin/ui/use-notify-failure.ts';
import styles from './Roles.module.css';

const PATH = '/admin/api/second-factor-roles';
const QUERY = ['roles', 'second-factor'];

interface RequiredRoles {
  roles: RoleName[];
}

/** The roles that require two-factor authentication; who manages staff decides. */
export function SecondFactorRoles() {
  const translate = useTranslate();
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const mayChange = useMay(staffDesk.rights.list);
  const { data, error, refetch } = useQuery({
    queryKey: QUERY,
    queryFn: ({ signal }) => callApi<RequiredRoles>('GET', PATH, undefined, { signal }),
  });
  const save = useMutation({
    mutationFn: (roles: readonly RoleName[]) => callApi<RequiredRoles>('PUT', PATH, { roles }),
    onSuccess: (saved) => client.setQueryData(QUERY, saved),
    onError: (thrown) => notifyFailure('roles.secondFactor.notSaved', thrown),
  });
  const required = data?.roles ?? [];
  const toggle = (role: RoleName) =>
    save.mutate(required.includes(role) ? required.filter((one) => one !== role) : [...required, role]);
  return (
    <Card
      id="second-factor"
      title={translate('roles.secondFactor.title')}
      note={translate('roles.secondFactor.note')}
    >
      {error && !data && (
        <ErrorState
          inline
          error={error}
          title={translate('roles.secondFactor.failed')}
          retry={() => void refetch()}
        />
      )}
      {!data && !error && <LineSkeleton widths={[60]} />}
      {data && (
        <fieldset className={styles['required']} disabled={!mayChange || save.isPending}>
          <legend className="visually-hidden">{translate('roles.secondFactor.title')}</legend>
          {roleNames.map((role) => (
            <FormControlLabel
              key={role}
              control={<Checkbox checked={required.includes(role)} onChange={() => toggle(role)} />}
              label={translate(`roles.role.${role}.name`)}
              disabled={!mayChange || save.isPending}
            />
          ))}
        </fieldset>
      )}
    </Card>
  );
}
