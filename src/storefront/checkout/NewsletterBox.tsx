import { useState } from 'react';
import { setNewsletterConsent } from '../../wix/shopper/abandoned-cart.ts';
import { useLocale, useT } from '../shell/page-context.tsx';
import { Checkbox } from '../shell/ui/Checkbox.tsx';
import { FailureNotice } from '../shell/ui/FailureNotice.tsx';
import { checkout } from './checkout.ts';

/** Empty until the buyer ticks it; each press is kept with the words beside it. What does not arrive was not said. */
export function NewsletterBox() {
  const t = useT();
  const language = useLocale();
  const [input, setInput] = useState(false);
  const [failure, setFailure] = useState<{ thrown: unknown }>();
  const words = t('checkout.newsletter');

  async function say(next: boolean): Promise<void> {
    setInput(next);
    setFailure(undefined);
    try {
      await setNewsletterConsent({ checkoutId: checkout.id(), given: next, words, language });
    } catch (thrown) {
      setInput(!next);
      setFailure({ thrown });
    }
  }

  return (
    <>
      <Checkbox checked={input} onChange={({ target }) => void say(target.checked)}>
        {words}
      </Checkbox>
      {failure && <FailureNotice error={failure.thrown}>{t('checkout.newsletterFailed')}</FailureNotice>}
    </>
  );
}
