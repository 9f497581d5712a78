import { formatMoney } from '../shell/money.tsx';
import { usePageFacts, useT } from '../shell/page-context.tsx';
import type { Poster } from '../shell/poster.ts';
import { choiceStates, type ChoiceState, type ProductOption, type Variant } from './choices.ts';
import { optionTitle } from './option-title.ts';
import styles from './product.module.css';
import type { ProductScene } from './scene.ts';
import { ColorSwatch } from './Swatch.tsx';
import type { Choice } from './use-choice.ts';

interface Props {
  poster: Poster;
  options: readonly ProductOption[];
  variants: readonly Variant[];
  choice: Choice;
  scene: ProductScene | undefined;
}

/** Radio inputs, so that choosing works by keyboard and, sent as a form, without a script. */
export function Options({ poster, options, variants, choice, scene }: Props) {
  const t = useT();
  const { locale, store } = usePageFacts();
  const money = (amount: string): string => formatMoney({ amount, currency: store.currency }, locale, true);

  function note(state: ChoiceState, cheapest: string | undefined, first: boolean): string {
    if (state.soldOut) return t('product.soldOut');
    if (state.price === undefined || cheapest === undefined) return '';
    if (first) return money(state.price);
    const more = Number(state.price) - Number(cheapest);
    return more <= 0 ? '' : `+ ${money(String(more))}`;
  }

  return options.map((option, index) => {
    const states = choiceStates(option, variants, choice.chosen);
    const cheapest = states.flatMap(({ price }) => price ?? []).toSorted((a, b) => Number(a) - Number(b))[0];
    const pictured = states.some(({ color }) => color !== undefined);
    return (
      <fieldset key={option.name} className={styles['option']}>
        <legend>
          {optionTitle(option.name, t)}
          {index > 0 && (
            <span className="quiet">
              : <bdi>{choice.chosen[option.name]}</bdi>
            </span>
          )}
        </legend>
        {scene && (
          <scene.OptionLink option={option.name} product={poster} className={`link ${styles['toScale']}`} />
        )}
        <div className={styles['choices']} data-count={states.length}>
          {states.map((state) => (
            <label key={state.name} className={state.soldOut ? styles['out'] : undefined}>
              <input
                type="radio"
                name={option.name}
                value={state.name}
                checked={state.chosen}
                onChange={() => choice.choose(option.name, state.name)}
              />
              <span>
                {pictured &&
                  (scene?.Swatch({ option: option.name, color: state.color, product: poster }) ?? (
                    <ColorSwatch color={state.color} />
                  ))}
                <b>
                  <bdi>{state.name}</bdi>
                </b>
                <small className="num">{note(state, cheapest, index === 0)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}
