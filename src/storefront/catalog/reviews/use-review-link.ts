import { useEffect, useState } from 'react';
import type { OpenedLink } from '#shared/review-requests.ts';

/** Why a link opens nothing. */
export type LinkError = 'unknown' | 'expired' | 'offline';

export type ReviewLink =
  | { phase: 'none' | 'reading' }
  | { phase: 'trouble'; trouble: LinkError }
  | { phase: 'open'; token: string; opened: OpenedLink };

const TROUBLES: Readonly<Record<string, LinkError>> = {
  REVIEW_LINK_EXPIRED: 'expired',
  REVIEW_LINK_UNKNOWN: 'unknown',
};

/** Who comes by the link of a mail; nobody where the address has none. */
export function useReviewLink(token: string | null): ReviewLink {
  const [link, setLink] = useState<ReviewLink>({ phase: token === null ? 'none' : 'reading' });
  useEffect(() => {
    if (token === null) return;
    void import('#wix/shopper/review-link.ts')
      .then(({ openReviewLink }) => openReviewLink(token))
      .then(
        (opened) => setLink({ phase: 'open', token, opened }),
        (thrown: { code?: string; status?: number }) => {
          // What is no token at all is as unknown as one of somebody else.
          const told = TROUBLES[thrown.code ?? ''] ?? (thrown.status ? 'unknown' : 'offline');
          setLink({ phase: 'trouble', trouble: told });
        },
      );
  }, [token]);
  return link;
}
