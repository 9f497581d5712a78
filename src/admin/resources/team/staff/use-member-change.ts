import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { callApi } from '#admin/access/call-api.ts';
import { toCallError } from '#wix/errors.ts';
import type { StaffMember } from './staff-member.ts';

interface Change {
  part: Partial<Pick<StaffMember, 'role' | 'active'>>;
  /** What is said afterwards: a message and what it names. */
  done: string;
  messageArgs: object;
}

export function useMemberChange({ id, name }: StaffMember) {
  const client = useQueryClient();
  const notify = useNotify();
  const change = useMutation({
    mutationFn: ({ part }: Change) => callApi('PUT', `/admin/api/staff/${id}`, part),
    onSuccess: async (_answer, { done, messageArgs }) => {
      await client.invalidateQueries({ queryKey: ['staff'] });
      notify(done, { type: 'success', messageArgs });
    },
  });
  const { mutate: signOut } = useMutation({
    mutationFn: () => callApi('POST', `/admin/api/staff/${id}/sign-out`, {}),
    onSuccess: () => notify('staff.signOutDone', { type: 'success', messageArgs: { name } }),
    onError: (error) => notify(toCallError(error).message, { type: 'error' }),
  });
  return { change, signOut };
}
