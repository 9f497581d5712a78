import { formatMoney } from '../shell/money.tsx';
import { usePageFacts, useT } from '../shell/page-context.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import type { Facets } from './facets.ts';
import styles from './listing.module.css';
import {
  cleared,
  formatListing,
  isNarrowed,
  toggle,
  withoutPrice,
  withStock,
  type ListFacet,
  type ListingState,
} from './listing-state.ts';

interface Props {
  state: ListingState;
  facets: Facets;
}

/** What the listing is narrowed by; each takes itself away. */
export function AppliedChips({ state, facets }: Props) {
  const t = useT();
  const { locale, store } = usePageFacts();
  if (!isNarrowed(state)) return null;
  const listed: [ListFacet, readonly { value: string; name: string; on: boolean }[]][] = [
    ['families', facets.families],
    ['palettes', facets.palettes],
    ['choices', facets.options.flatMap(({ choices }) => choices)],
  ];
  const money = (amount: number): string =>
    formatMoney({ amount: String(amount), currency: store.currency }, locale, true);
  const { min, max } = state;
  const chips = [
    ...listed.flatMap(([facet, values]) =>
      values
        .filter(({ on }) => on)
        .map(({ value, name }) => ({ name, without: toggle(state, facet, value) })),
    ),
    ...(min === undefined && max === undefined
      ? []
      : [
          {
            name:
              max === undefined
                ? t('price.above', { price: money(min ?? 0) })
                : min === undefined
                  ? t('price.below', { price: money(max) })
                  : `${money(min)} – ${money(max)}`,
            without: withoutPrice(state),
          },
        ]),
    ...(state.stock ? [{ name: t(`stock.${state.stock}`), without: withStock(state, undefined) }] : []),
  ];
  return (
    <ul className={styles['chips']} aria-label={t('facet.applied')}>
      {chips.map(({ name, without }) => (
        <li key={name}>
          <a href={formatListing(without) || '?'} rel="nofollow">
            {name}
            <Icon name="close" small />
            <span className="vh">{t('facet.remove')}</span>
          </a>
        </li>
      ))}
      <li>
        <a className="link" href={formatListing(cleared(state)) || '?'} rel="nofollow">
          {t('facet.clear')}
        </a>
      </li>
    </ul>
  );
}
