import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { toCallError } from '../../../wix/errors.ts';
import { callApi } from '../../access/call-api.ts';
import type { StaffMember } from './staff-member.ts';

export function useMemberChange({ id, name }: StaffMember) {
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const change = async (
    part: Partial<Pick<StaffMember, 'role' | 'active'>>,
    done: string,
    messageArgs: object,
  ): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await callApi('PUT', `/admin/api/staff/${id}`, part);
      await client.invalidateQueries({ queryKey: ['staff'] });
      notify(done, { type: 'success', messageArgs });
      return true;
    } catch (thrown) {
      setFailure(thrown);
      return false;
    } finally {
      setBusy(false);
    }
  };

  const signOut = async () => {
    try {
      await callApi('POST', `/admin/api/staff/${id}/sign-out`, {});
      notify('staff.signOutDone', { type: 'success', messageArgs: { name } });
    } catch (thrown) {
      notify(toCallError(thrown).message, { type: 'error' });
    }
  };

  return { change, signOut, busy, failure, forgetFailure: () => setFailure(undefined) };
}
