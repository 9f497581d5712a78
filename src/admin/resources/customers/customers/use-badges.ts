import { useQuery } from '@tanstack/react-query';
import { badgesDesk } from '#shared/desks/badges.ts';
import { badgeOperations } from '#wix/badge-operations.ts';
import { useMay } from '#admin/access/session.ts';

/** All badges of the shop in the order of display; there are few. Nothing where this person may not read them. */
export const useBadges = () =>
  useQuery({
    queryKey: ['badges', 'choice'],
    queryFn: async ({ signal }) => (await badgeOperations.query(undefined, { signal })).badges,
    enabled: useMay(badgesDesk.rights.list),
    staleTime: 60_000,
    retry: false,
  });
