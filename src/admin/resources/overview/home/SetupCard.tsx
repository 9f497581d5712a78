import Button from '@mui/material/Button';
import { ChevronRight, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { ESSENTIAL_ITEMS, type SetupItem } from '#shared/setup-checklist.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import styles from './SetupCard.module.css';
import type { useSetup } from './use-setup.ts';

const PATHS: Readonly<Record<SetupItem, string>> = {
  business: '/business-info',
  currency: '/store-settings',
  product: '/products/create',
  delivery: '/delivery',
  tax: '/tax',
  payment: '/payments',
  email: '/email-settings',
  policies: '/shop-texts',
  testOrder: '/orders',
  secondFactor: '/profile',
};

const languageName = (tag: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;

/** What a new store needs before it can sell; each item leads to its page, and is done once the store says so. */
export function SetupCard({ setup }: { setup: ReturnType<typeof useSetup> }) {
  const translate = useTranslate();
  const { checklist, items, error, retry, setHidden, isPending } = setup;
  if (error) return <ErrorState error={error} title={translate('home.setup.failed')} retry={retry} />;
  if (!checklist || items.length === 0) return null;
  const isBack = checklist.hidden !== undefined;
  const done = items.filter((item) => item.done).length;
  const values = { currency: checklist.currency, language: languageName(checklist.language) };
  return (
    <Card
      id="setup"
      flush
      title={translate(isBack ? 'home.setup.broken' : 'home.setup.title')}
      note={!isBack && translate('home.setup.progress', { done, total: items.length })}
      actions={
        <Button size="small" disabled={isPending} onClick={() => setHidden(true)}>
          {translate('home.setup.hide')}
        </Button>
      }
    >
      {!isBack && (
        <progress
          className={styles['progress']}
          max={items.length}
          value={done}
          aria-label={translate('home.setup.progress', { done, total: items.length })}
        />
      )}
      <ul className={styles['items']}>
        {items.map(({ name, done: isDone }) => {
          const isMissing = !isDone && ESSENTIAL_ITEMS.has(name);
          const Icon = isDone ? CircleCheck : isBack ? TriangleAlert : CircleDashed;
          return (
            <li key={name}>
              <Link
                to={PATHS[name]}
                className={`${styles['item']} ${isDone ? styles['done'] : isMissing ? styles['missing'] : ''}`}
              >
                <Icon size={18} aria-hidden />
                <span>
                  <b>{translate(`home.setup.${name}.title`)}</b>
                  <small>{translate(`home.setup.${name}.${isDone ? 'done' : 'open'}`, values)}</small>
                </span>
                <span className="visually-hidden">
                  {translate(isDone ? 'home.setup.isDone' : 'home.setup.isOpen')}
                </span>
                <ChevronRight size={16} className="flip" aria-hidden />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
