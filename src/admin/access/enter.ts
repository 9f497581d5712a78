import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { forgetSession, loadSession } from './session.ts';

/** What somebody else read is forgotten, and the person goes where they were headed. */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { state } = useLocation();
  const next = (state as { next?: string } | null)?.next ?? '/';
  return async () => {
    client.clear();
    forgetSession();
    await loadSession();
    await navigate(next, { replace: true });
  };
}
