import type { ReactNode } from 'react';
import { useLocale, useT } from '../shell/page-context.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import type { FacetValue, Facets as FacetsData } from './facets.ts';
import { optionTitle } from './option-title.ts';
import { PalettePie } from './PalettePie.tsx';
import { PriceFacet } from './PriceFacet.tsx';
import styles from './listing.module.css';
import { formatListing, toggle, withStock, type ListFacet, type ListingState } from './listing-state.ts';

interface RowProps {
  href: string;
  facet: FacetValue;
  children: ReactNode;
}

/** A tick box that is a link: its address is the listing with or without it. */
function Row({ href, facet: { count, on }, children }: RowProps) {
  const t = useT();
  return (
    <a href={href} rel="nofollow" className={on ? styles['on'] : undefined} aria-current={on || undefined}>
      <span className={styles['tick']}>{on && <Icon name="check" small />}</span>
      <bdi>{children}</bdi>
      <span className={styles['count']} aria-hidden="true">
        {count}
      </span>
      <span className="vh">
        {t('facet.leaves', { count })}
        {on && ` ${t('facet.chosen')}`}
      </span>
    </a>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['facet']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** What the listing can be narrowed by, with how many each leaves. */
export function Facets({ state, facets }: { state: ListingState; facets: FacetsData }) {
  const t = useT();
  const english = useLocale() === 'en';
  const rows = (facet: ListFacet, list: readonly FacetValue[]) => (
    <ul>
      {list.map((value) => (
        <li key={value.value}>
          <Row href={formatListing(toggle(state, facet, value.value)) || '?'} facet={value}>
            {value.name}
          </Row>
        </li>
      ))}
    </ul>
  );
  const programs = facets.families.filter(({ program }) => program);
  const others = facets.families.filter(({ program }) => !program);
  const stock = (['in', 'out'] as const)
    .map((value) => ({
      value,
      name: t(`stock.${value}`),
      count: facets.stock[value],
      on: state.stock === value,
    }))
    .filter(({ count, on }) => count > 0 || on);
  return (
    <>
      {programs.length > 0 && <Section title={t('facet.family')}>{rows('families', programs)}</Section>}
      {others.length > 0 && <Section title={t('facet.collection')}>{rows('families', others)}</Section>}
      {facets.palettes.length > 0 && (
        <Section title={t('facet.palette')}>
          <ul className={styles['pies']}>
            {facets.palettes.map((palette) => (
              <li key={palette.value}>
                <a
                  href={formatListing(toggle(state, 'palettes', palette.value)) || '?'}
                  rel="nofollow"
                  title={palette.name}
                  aria-current={palette.on || undefined}
                >
                  <PalettePie colors={palette.colors} />
                  <span className="vh">
                    {palette.name}, {t('facet.leaves', { count: palette.count })}
                    {palette.on && ` ${t('facet.chosen')}`}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {facets.options.map(({ name, choices }) => (
        // Names of options are the merchant's own; English ones get the shop's word.
        <Section key={name} title={english ? name : optionTitle(name, t)}>
          {rows('choices', choices)}
        </Section>
      ))}
      {facets.price && <PriceFacet state={state} price={facets.price} />}
      {stock.length > 0 && (
        <Section title={t('facet.stock')}>
          <ul>
            {stock.map((value) => (
              <li key={value.value}>
                <Row
                  href={formatListing(withStock(state, value.on ? undefined : value.value)) || '?'}
                  facet={value}
                >
                  {value.name}
                </Row>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
