import type { PersonFact } from '../../shared/people.ts';
import { safeAddress } from '../../shared/rich-content.ts';
import { locales } from '../i18n/locales.ts';
import { useLocale, useT } from './page-context.tsx';
import { Icon } from './ui/Icon.tsx';
import styles from './PersonFacts.module.css';

/** An address leads there, without standing of the shop's behind it; a day is the same day everywhere. */
function Value({ fact: { type, value } }: { fact: PersonFact }) {
  const { tag } = locales[useLocale()];
  const href = type === 'URL' ? safeAddress(value) : undefined;
  if (href !== undefined)
    return (
      <a href={href} rel="nofollow ugc noopener" target="_blank">
        <bdi>{value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}</bdi>
      </a>
    );
  const day = type === 'DATE' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
  if (day !== undefined && !Number.isNaN(Date.parse(day)))
    return (
      <time dateTime={day}>
        {new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))}
      </time>
    );
  const number = type === 'NUMBER' ? Number(value) : Number.NaN;
  if (Number.isFinite(number))
    return <bdi>{new Intl.NumberFormat(tag, { maximumFractionDigits: 20 }).format(number)}</bdi>;
  return <span dir="auto">{value}</span>;
}

/** What somebody says of themselves where the shop asks; on one's own page with what only oneself sees. */
export function PersonFacts({ facts }: { facts: readonly PersonFact[] }) {
  const t = useT();
  if (facts.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {facts.map((fact) => (
        <div key={fact.key ?? fact.name}>
          <dt>{fact.key ? t(`people.fact.${fact.key}`) : <bdi>{fact.name}</bdi>}</dt>
          <dd>
            <Value fact={fact} />
            {fact.kept && (
              <small>
                <Icon name="lock" small />
                {t('people.factStoreOnly')}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
