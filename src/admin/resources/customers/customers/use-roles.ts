import { useQuery } from '@tanstack/react-query';
import { memberRolesDesk } from '#shared/desks/member-roles.ts';
import { memberRoleOperations } from '#wix/member-role-operations.ts';
import { useMay } from '#admin/access/session.ts';

/** All roles there are; nothing where this person may not read them. */
export const useRoles = () =>
  useQuery({
    queryKey: ['member-roles', 'choice'],
    queryFn: ({ signal }) => memberRoleOperations.list({ signal }),
    enabled: useMay(memberRolesDesk.rights.list),
    staleTime: 60_000,
    retry: false,
  });
