import { Fragment, type ReactNode } from 'react';
import type { HomeSectionName, SectionWords } from '../../shared/shop-texts.ts';
import { useT } from '../shell/page-context.tsx';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { renditionUrl } from '../shell/picture-sources.ts';
import { EmptyShop } from './EmptyShop.tsx';
import { Facts } from './Facts.tsx';
import { Families } from './Families.tsx';
import { Hero } from './Hero.tsx';
import { readHome, type HomeData } from './home-data.ts';
import { NewPosters } from './NewPosters.tsx';
import { Numbers } from './Numbers.tsx';
import { organization } from './organization.ts';
import { Room } from './Room.tsx';
import './home.css';

/** A section with the merchant's own words, where it has any to say and enough to show. */
const DRAWN: Record<HomeSectionName, (data: HomeData, words: SectionWords) => ReactNode> = {
  hero: ({ hero, total }, words) => <Hero posters={hero} total={total} words={words} />,
  facts: ({ lowest }) => <Facts lowest={lowest} />,
  new: ({ newest }, words) => <NewPosters posters={newest} words={words} />,
  families: ({ families }, words) => families.length > 0 && <Families families={families} words={words} />,
  room: ({ hung }, words) => hung.length === 3 && <Room hung={hung} words={words} />,
  numbers: ({ numbers }, words) => numbers.length > 2 && <Numbers posters={numbers} words={words} />,
};

function HomePage({ data }: PageProps<HomeData>) {
  const t = useT();
  if (data.total === 0) return <EmptyShop />;
  // A page without its first heading would be one that nobody can find their way in.
  const isNamed = data.sections.some(({ name }) => name === 'hero');
  return (
    <>
      {!isNamed && <h1 className="vh">{t('hero.title')}</h1>}
      {data.sections.map((words) => (
        <Fragment key={words.name}>{DRAWN[words.name](data, words)}</Fragment>
      ))}
    </>
  );
}

export default definePage<HomeData>({
  read: import.meta.env.SSR ? readHome : undefined,
  head: ({ hero }, t, { publicUrl, link, store }) => {
    const poster = hero[1];
    const picture = poster?.picture;
    return {
      title: t('home.pageTitle', { store: store.name }),
      description: t('home.description'),
      ...(picture && {
        image: {
          url: new URL(renditionUrl(picture, 1080, picture, 'jpg'), publicUrl).href,
          alt: picture.alt,
        },
      }),
      structured: [
        organization({ store, link, publicUrl }),
        {
          '@type': 'WebSite',
          name: store.name,
          url: link('/'),
          potentialAction: {
            '@type': 'SearchAction',
            target: `${link('/search')}?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    };
  },
  Page: HomePage,
});
