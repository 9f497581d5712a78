import { useQuery } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export interface DemoSignIn {
  role: string;
  name: string;
  email: string;
  password: string;
}

interface SignInInfo {
  store: { name: string; locale: string };
  setupNeeded: boolean;
  demo: boolean;
  /** Emails are stored on the mailbox page instead of being sent. */
  hasMailbox: boolean;
  signIns?: DemoSignIn[];
}

/** What a page may know before anybody has signed in. */
export function useSignInInfo(): SignInInfo | undefined {
  const { data } = useQuery({
    queryKey: ['sign-in-info'],
    queryFn: ({ signal }) => callApi<SignInInfo>('GET', '/admin/api/sign-in-info', undefined, { signal }),
    staleTime: Infinity,
  });
  return data;
}
