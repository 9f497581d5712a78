import { Fragment, type ReactNode } from 'react';
import type { HomeSectionName, SectionTexts } from '#shared/shop-texts.ts';
import { useT } from '#storefront/shell/page-context.tsx';
import { definePage, type PageProps } from '#storefront/shell/define-page.ts';
import { EmptyShop } from '#storefront/home/EmptyShop.tsx';
import { Facts } from '#storefront/home/Facts.tsx';
import { homeHead } from '#storefront/home/home-head.ts';
import { Families } from './home/Families.tsx';
import { Hero } from './home/Hero.tsx';
import { readHome, type HomeData } from './home/home-data.ts';
import { NewPosters } from './home/NewPosters.tsx';
import { Numbers } from './home/Numbers.tsx';
import { Room } from './home/Room.tsx';
import './home/home.css';

/** A section with the merchant's own words, where it has any to say and enough to show. */
const DRAWN: Record<HomeSectionName, (data: HomeData, words: SectionTexts) => ReactNode> = {
  hero: ({ hero, total }, words) => <Hero posters={hero} total={total} words={words} />,
  facts: ({ facts }) => <Facts facts={facts} />,
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
  head: ({ hero, sections }, t, context) =>
    homeHead(
      { picture: hero[1]?.picture, sections, title: t('home.pageTitle', { store: context.store.name }) },
      context,
    ),
  Page: HomePage,
});
