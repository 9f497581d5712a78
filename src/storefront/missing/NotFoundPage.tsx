import { definePage, type PageProps, type PageRequest } from '../shell/define-page.ts';
import styles from './not-found.module.css';
import { usePath, useT } from '../shell/page-context.tsx';
import { Picture } from '../shell/Picture.tsx';
import type { Poster } from '../shell/poster.ts';
import { readHangings } from '../shell/read-hangings.ts';
import { SearchForm } from '../shell/SearchForm.tsx';
import { useOwnEyes } from './use-own-eyes.ts';

interface MissingData {
  posters: Poster[];
}

const COLUMNS = [0, 1, 2, 3] as const;
const IN_COLUMN = 3;
/** Where the poster that was never drawn would hang: the third column's second place. */
const GAP = 7;
const SIZES = '(max-width: 700px) 28vw, (max-width: 1100px) 22vw, 11vw';

const WAYS = [
  ['/', 'brand.home', 'missing.home'],
  ['/collections', 'nav.families', 'missing.families'],
  ['/collections/all', 'missing.new', 'missing.newest'],
  ['/account', 'missing.orders', 'missing.track'],
] as const;

/** The half-drop wall, with a gap in it. */
function Wall({ posters }: { posters: readonly Poster[] }) {
  const t = useT();
  const hung = posters.map(
    ({ id, picture }) =>
      picture && <Picture key={id} media={picture} alt="" sizes={SIZES} className="hang" />,
  );
  const gap = (
    <span key="gap" className={styles['gap']}>
      <b className="num">
        <bdi>№ 404</bdi>
      </b>
      {t('missing.gap')}
    </span>
  );
  const places = hung.toSpliced(GAP, 0, gap);
  return (
    <div className={styles['wall']} aria-hidden="true">
      {COLUMNS.map((column) => (
        <div key={column}>{places.slice(column * IN_COLUMN, (column + 1) * IN_COLUMN)}</div>
      ))}
    </div>
  );
}

function NotFoundPage({ data: { posters } }: PageProps<MissingData>) {
  const t = useT();
  const to = usePath();
  const seen = useOwnEyes();
  if (seen) return <seen.View person={seen.person} />;
  return (
    <>
      <section className={styles['missing']}>
        <div>
          <h1>{t('missing.title')}</h1>
          <p>{t('missing.lead')}</p>
          <SearchForm autoFocus />
          <a className="link" href={to('/collections/all')}>
            {t('missing.all')}
          </a>
        </div>
        <Wall posters={posters} />
      </section>
      <nav className={`wrap ${styles['ways']}`} aria-label={t('missing.ways')}>
        {WAYS.map(([href, name, note]) => (
          <a key={href} href={to(href)}>
            <b>{t(name)}</b>
            {t(note)}
          </a>
        ))}
      </nav>
    </>
  );
}

const readMissing = async (request: PageRequest): Promise<MissingData> => ({
  posters: await readHangings(request, COLUMNS.length * IN_COLUMN - 1),
});

export default definePage<MissingData>({
  read: import.meta.env.SSR ? readMissing : undefined,
  head: (_, t) => ({ title: t('missing.title'), noIndex: true }),
  Page: NotFoundPage,
});
