import { useEffect, useState } from 'react';
import { readMailStop, stopMails, type MailStop } from '../../wix/shopper/abandoned-cart.ts';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { useT } from '../shell/page-context.tsx';
import { StopMails } from '../shell/StopMails.tsx';

/** No more reminders, or no more newsletter: which of them, the link says. */
function StopMailsPage({ search }: PageProps<undefined>) {
  const t = useT();
  const token = search.get('token') || '-';
  const [mailStop, setMailStop] = useState<MailStop>();
  useEffect(() => {
    readMailStop(token).then(setMailStop, () => undefined);
  }, [token]);
  const kind = mailStop?.kind ?? 'reminders';
  return (
    <StopMails
      key={String(mailStop !== undefined)}
      stopped={mailStop?.stopped ?? false}
      words={{
        title: t(`stopMails.${kind}.title`),
        text: t('stopMails.text'),
        confirm: t(`stopMails.${kind}.confirm`),
        done: t(`stopMails.${kind}.done`),
        doneText: t('stopMails.doneText'),
        undo: t(`stopMails.${kind}.undo`),
        unknown: t('stopMails.unknown'),
        offline: t('stopMails.offline'),
      }}
      ask={async (stop) => (await stopMails(token, stop)).stopped}
    />
  );
}

export default definePage({
  head: (_data, t) => ({ title: t('stopMails.pageTitle'), noIndex: true }),
  Page: StopMailsPage,
});
