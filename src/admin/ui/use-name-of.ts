import { useSession } from '../access/session.ts';

/** Who somebody is by the address that the platform keeps; the address itself when nobody here has it. */
export function useNameOf(): (email: string) => string {
  const colleagues = useSession()?.colleagues;
  return (email) => colleagues?.find((colleague) => colleague.email === email)?.name ?? email;
}
