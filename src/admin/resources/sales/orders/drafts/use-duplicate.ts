import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router';
import type { CalculatedDraft } from '#wix/draft-operations.ts';
import { copyOfDraft } from './copy-draft.ts';
import { useDraftsProvider } from './editor/use-draft-editor.ts';

/** Begins another draft like this one, and opens it. */
export function useDuplicate() {
  const provider = useDraftsProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  return useMutation({
    mutationFn: async (calculated: CalculatedDraft) => {
      const { basis, deposit, leftOut } = copyOfDraft(calculated, () => crypto.randomUUID());
      const { id } = (await provider.create('drafts', { data: basis })).data;
      if (deposit) await provider.change('drafts', { id, change: 'setDeposit', input: deposit });
      return { id, leftOut };
    },
    onSuccess: ({ id, leftOut }) => {
      const words = leftOut > 0 ? 'drafts.duplicate.partly' : 'drafts.duplicate.done';
      notify(words, { type: leftOut > 0 ? 'warning' : 'success', messageArgs: { smart_count: leftOut } });
      void navigate(`/drafts/${id}`);
    },
  });
}
