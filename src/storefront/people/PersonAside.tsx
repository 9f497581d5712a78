import type { PersonBadge, ShownPerson } from '../../shared/people.ts';
import { useT } from '../shell/page-context.tsx';
import { Picture } from '../shell/Picture.tsx';
import { RichText } from './RichText.tsx';
import styles from './people.module.css';

const SQUARE = { width: 1, height: 1 };

function Badge({ badge: { title, description, background, text, icon } }: { badge: PersonBadge }) {
  return (
    <li>
      <span className={styles['sign']} style={{ background, color: text }} aria-hidden="true">
        {icon ? (
          <Picture media={{ ...icon, alt: '' }} ratio={SQUARE} sizes="56px" />
        ) : (
          Array.from(title)[0]?.toUpperCase()
        )}
      </span>
      <span>
        <b>
          <bdi>{title}</bdi>
        </b>
        {description && (
          <small>
            <bdi>{description}</bdi>
          </small>
        )}
      </span>
    </li>
  );
}

/** An address leads there, without standing of the shop's behind it. */
function Value({ value }: { value: string }) {
  if (!/^https?:\/\/\S+$/.test(value)) return <bdi>{value}</bdi>;
  return (
    <a href={value} rel="nofollow ugc noopener" target="_blank">
      <bdi>{value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}</bdi>
    </a>
  );
}

/** Whether there is anything but reviews to be shown of somebody. */
export const hasAside = ({ about, badges, facts }: ShownPerson): boolean =>
  about !== undefined || badges.length > 0 || facts.length > 0;

/** What somebody tells of themselves, and the badges that the shop has given them. */
export function PersonAside({ person: { about, badges, facts } }: { person: ShownPerson }) {
  const t = useT();
  return (
    <div className={styles['aside']}>
      {(about || facts.length > 0) && (
        <section className={styles['about']}>
          <h2>{t('people.about')}</h2>
          {about && <RichText content={about} />}
          {facts.length > 0 && (
            <dl>
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>
                    <bdi>{name}</bdi>
                  </dt>
                  <dd>
                    <Value value={value} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
      {badges.length > 0 && (
        <section>
          <h2>{t('people.badges')}</h2>
          <ul className={styles['badges']}>
            {badges.map((badge) => (
              <Badge key={badge.id} badge={badge} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
