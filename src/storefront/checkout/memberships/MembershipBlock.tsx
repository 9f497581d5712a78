import { lazy, Suspense, useState } from 'react';
import { loadMessages } from '../../i18n/messages.ts';
import { useLocale } from '../../shell/page-context.tsx';
import { useCheckout } from '../checkout.ts';
import { hasMemberships } from './membership-view.ts';

/** Few have one: the choice comes with its words when there is something to choose. */
export function MembershipBlock() {
  const locale = useLocale();
  const { checkout } = useCheckout();
  const [Choice] = useState(() =>
    lazy(async () => {
      const [choice] = await Promise.all([
        import('./MembershipChoice.tsx'),
        loadMessages(locale, ['memberships']),
      ]);
      return choice;
    }),
  );
  if (!hasMemberships(checkout)) return null;
  return (
    <Suspense>
      <Choice />
    </Suspense>
  );
}
