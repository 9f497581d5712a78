import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { forgetSession, loadSession } from './session.ts';

/** Where the person was headed; react-admin names the same in two parts. */
export function useNext(): string {
  const { state } = useLocation();
  const { next, nextPathname, nextSearch = '' } = (state ?? {}) as Partial<Record<string, string>>;
  return next ?? (nextPathname ? `${nextPathname}${nextSearch}` : '/');
}

/** What somebody else read is forgotten, and the person goes where they were headed. */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate();
  const client = useQueryClient();
  const next = useNext();
  return async () => {
    client.clear();
    forgetSession();
    await loadSession();
    await navigate(next, { replace: true });
  };
}
