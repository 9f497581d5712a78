import { useRef, useState, type FormEvent } from 'react';
import { partsOf, textOf } from '../../shared/small-decimals.ts';
import { Price } from '../shell/money.tsx';
import { usePageFacts, useT } from '../shell/page-context.tsx';
import { PosterNumber } from '../shell/PosterCard.tsx';
import { Heart } from '../shell/Heart.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { useNotifyMe } from '../shell/use-notify-me.ts';
import { RatingLink } from './reviews/RatingLink.tsx';
import { LazyModifierFields } from './modifiers/LazyModifierFields.tsx';
import { BuyBar, NotifyMeBar, useQuantity } from './BuyBar.tsx';
import { Options } from './Options.tsx';
import { PlanChoices } from './PlanChoices.tsx';
import type { ProductData } from './product-data.ts';
import { ProductOffers } from './ProductOffers.tsx';
import { nextSoldOut } from './instead-of.ts';
import { ProductNotes } from './ProductNotes.tsx';
import styles from './product.module.css';
import type { ProductScene } from './scene.ts';
import { StockLines } from './StockLines.tsx';
import { Instead, NotifyMe, NotifyMeForm } from './NotifyMe.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import type { Choice } from './use-choice.ts';
import { useEarlyPresses } from './use-early-presses.ts';
import { planInForm, usePlan } from './use-plan.ts';

interface Props {
  data: ProductData;
  choice: Choice;
  scene: ProductScene | undefined;
}

/** Name, price of the chosen combination, what there is to choose, and the way into the cart. */
export function BuyBox({ data, choice, scene }: Props) {
  const t = useT();
  const { store } = usePageFacts();
  const { add, busy, problem } = useAddToCart();
  const { poster, options, variants, reviews } = data;
  const [first] = options;
  const { variant } = choice;
  const [quantity, setQuantity] = useQuantity(variant);
  const { currency, look } = store;
  const taxText =
    look.tax &&
    t(look.tax === 'included' ? 'product.taxIncluded' : 'product.taxAdded', { tax: look.taxName });
  const available = variant?.inStock ?? false;

  const isSoldOut = variant !== undefined && !available;
  const asksToNotify = isSoldOut && look.sendsEmail;
  const beside = isSoldOut ? nextSoldOut(variants, choice.chosen) : undefined;
  const tell = useNotifyMe({ productId: poster.id, name: poster.name }, variant, beside);
  const form = useRef<HTMLFormElement>(null);
  const planned = usePlan(data, form);
  const [added, setAdded] = useState('0');
  const withAdded = (amount: string | undefined): string | undefined =>
    amount === undefined || isSoldOut ? amount : textOf(partsOf(amount) + partsOf(added));
  const price = withAdded((planned.plan && variant?.again?.[planned.plan.id]) ?? variant?.price);
  const before = withAdded(
    data.plans && data.plans.once && planned.plan ? variant?.price : variant?.fullPrice,
  );

  function take(variantId: string, pieces: number, planId: string | undefined): void {
    const { asked } = data;
    const filled = asked && form.current ? new FormData(form.current) : undefined;
    void add({ productId: poster.id, variantId, quantity: pieces, planId, asked, filled });
  }
  useEarlyPresses(form, data, choice, ({ id }) => {
    if (form.current?.reportValidity()) take(id, 1, planInForm(form.current));
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!variant || !available) return;
    take(variant.id, quantity, planned.plan?.id);
  }

  return (
    <>
      <form ref={form} className={styles['buy']} onSubmit={submit}>
        <div className={styles['name']}>
          <h1>{poster.name}</h1>
          <Heart product={poster} variantId={variant?.id} inForm />
        </div>
        <p className={styles['meta']}>
          {reviews && <RatingLink rating={reviews.rating} />}
          <PosterNumber poster={poster} />
          {poster.palette !== undefined && <span>{t('poster.palette', { name: poster.palette })}</span>}
        </p>
        {variant && price !== undefined && (
          <p className={styles['price']}>
            <Price amount={price} currency={currency} />
            {before !== undefined && before !== price && (
              <s>
                <Price amount={before} currency={currency} />
              </s>
            )}
            <small>{[isSoldOut ? t('notify.whenBack') : '', taxText].filter(Boolean).join(' ')}</small>
          </p>
        )}
        <Options poster={poster} options={options} variants={variants} choice={choice} scene={scene} />
        {data.plans && variant && !isSoldOut && (
          <PlanChoices known={data.plans} variant={variant} choice={planned} />
        )}
        {data.asked && !isSoldOut && (
          <LazyModifierFields asked={data.asked} said={data.said ?? {}} onAdded={setAdded} />
        )}
        <noscript>
          <button className="btn line sm" formAction="?">
            {t('product.update')}
          </button>
          <p className="small quiet">{t('product.noScript')}</p>
        </noscript>
        {asksToNotify && <NotifyMe choice={choice} tell={tell} beside={beside} />}
        {isSoldOut && <Instead data={data} choice={choice} />}
        {asksToNotify ? (
          <NotifyMeBar chosen={Object.values(choice.chosen).join(', ')} tell={tell} />
        ) : (
          <BuyBar
            variant={variant}
            price={price}
            chosen={first && choice.chosen[first.name]}
            busy={busy}
            quantity={quantity}
            onQuantity={setQuantity}
          />
        )}
        {problem !== undefined && <Notice kind="danger">{problem}</Notice>}
        {!isSoldOut && <ProductOffers offers={data.offers} />}
        {!isSoldOut && (
          <StockLines
            variant={variant}
            poster={poster}
            leavesBy={data.leavesBy}
            delivery={data.delivery}
            returns={data.returns}
          />
        )}
        <ProductNotes about={data.about} isFile={poster.isFile === true} notes={data.notes} />
      </form>
      {asksToNotify && <NotifyMeForm tell={tell} poster={poster} variant={variant} />}
    </>
  );
}
