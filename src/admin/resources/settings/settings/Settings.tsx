import { Mail, UserRound } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useReadsMail, useStoreProfile } from '#admin/access/session.ts';
import { usePlaces } from '#admin/layout/nav-places.ts';
import { Page } from '#admin/ui/Page.tsx';
import { SettingsItem, type Item } from './SettingsItem.tsx';
import './messages.ts';
import styles from './Settings.module.css';

const groups = ['shop', 'people', 'records'] as const;

const currencyName = (currency: string): string =>
  new Intl.DisplayNames('en', { type: 'currency' }).of(currency) ?? currency;

const own: Item = { name: 'profile', to: '/profile', label: 'settings.profile.name', icon: UserRound };
const mailbox: Item = { name: 'mailbox', to: '/mailbox', label: 'settings.mailbox.name', icon: Mail };

/** A card for each thing this person may look at, with how it is set now; there is always one: their own profile. */
export default function Settings() {
  const translate = useTranslate();
  const { name, currency, timeZone } = useStoreProfile();
  const readsMail = useReadsMail();
  const { settings } = usePlaces();
  const itemsOf = (group: (typeof groups)[number]): Item[] => [
    ...settings
      .filter(({ resource }) => resource?.group === group)
      .map((place) => ({ ...place, name: place.resource?.name ?? '' })),
    ...(group === 'people' ? [own] : []),
    ...(group === 'records' && readsMail ? [mailbox] : []),
  ];
  return (
    <Page
      title={translate('counterpart.frame.settings')}
      meta={translate('settings.detail', {
        name,
        currency: currencyName(currency),
        place: timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone,
      })}
    >
      {groups.map((group) => {
        const items = itemsOf(group);
        const lines = group === 'records';
        return (
          items.length > 0 && (
            <section key={group} className={styles['group']} aria-labelledby={`settings-${group}`}>
              <h2 id={`settings-${group}`}>
                {translate(`settings.group.${group}`)}
                {lines && <small>{translate('settings.recordsNote')}</small>}
              </h2>
              <ul className={styles[lines ? 'lines' : 'cards']}>
                {items.map((item) => (
                  <li key={item.to}>
                    <SettingsItem item={item} line={lines} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </Page>
  );
}
