import { useRef, useState, type FormEvent } from 'react';
import { formatMoney, Price } from '../shell/money.tsx';
import { usePageFacts, useT } from '../shell/page-context.tsx';
import { PosterNumber } from '../shell/PosterCard.tsx';
import { Heart } from '../shell/Heart.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { Stepper } from '../shell/ui/Stepper.tsx';
import { RatingLink } from './reviews/RatingLink.tsx';
import { Options } from './Options.tsx';
import type { ProductData } from './product-data.ts';
import { ProductNotes } from './ProductNotes.tsx';
import styles from './product.module.css';
import { StockLines } from './StockLines.tsx';
import { useAddToBag, warmUpBag } from './use-add-to-bag.ts';
import type { Choice } from './use-choice.ts';
import { ADD, useEarlyPresses } from './use-early-presses.ts';

const MOST = 99;

/** Name, price of the chosen combination, what there is to choose, and the way into the bag. */
export function BuyBox({ data, choice }: { data: ProductData; choice: Choice }) {
  const t = useT();
  const { locale, store } = usePageFacts();
  const [asked, setAsked] = useState(1);
  const { add, busy, problem } = useAddToBag();
  const { poster, options, variants, reviews } = data;
  const [first] = options;
  const { variant } = choice;
  const { currency } = store;
  const most = variant?.quantity ?? MOST;
  const quantity = Math.max(1, Math.min(asked, most));
  const available = variant?.inStock ?? false;
  const sum = variant ? String(Number(variant.price) * quantity) : '0';

  const form = useRef<HTMLFormElement>(null);
  useEarlyPresses(
    form,
    data,
    choice,
    ({ id }) => void add({ productId: poster.id, variantId: id, quantity: 1 }),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (variant && available) void add({ productId: poster.id, variantId: variant.id, quantity });
  }

  return (
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
      {variant && (
        <p className={styles['price']}>
          <Price amount={variant.price} currency={currency} />
          {variant.fullPrice && (
            <s>
              <Price amount={variant.fullPrice} currency={currency} />
            </s>
          )}
          <small>{t('product.vat')}</small>
        </p>
      )}
      <Options poster={poster} options={options} variants={variants} choice={choice} />
      <noscript>
        <button className="btn line sm" formAction="?">
          {t('product.update')}
        </button>
        <p className="small quiet">{t('product.noScript')}</p>
      </noscript>
      <div className={styles['add']}>
        <span className={styles['sum']}>
          {variant && <Price amount={variant.price} currency={currency} />}
          <small>
            <bdi>{first && choice.chosen[first.name]}</bdi>
          </small>
        </span>
        <Stepper
          label={t('product.quantity')}
          value={quantity}
          max={most}
          big
          disabled={!available}
          onChange={setAsked}
        />
        <Button
          type="submit"
          name={ADD}
          value="1"
          size="big"
          busy={busy}
          disabled={!available}
          onPointerEnter={warmUpBag}
          onFocus={warmUpBag}
        >
          {available ? (
            <>
              <span className={styles['long']}>
                {t(busy ? 'product.adding' : 'product.add', {
                  price: formatMoney({ amount: sum, currency }, locale),
                })}
              </span>
              <span className={styles['short']}>{t(busy ? 'product.adding' : 'product.addShort')}</span>
            </>
          ) : (
            t('product.soldOut')
          )}
        </Button>
      </div>
      {problem !== undefined && <Notice kind="danger">{problem}</Notice>}
      <StockLines variant={variant} poster={poster} leavesBy={data.leavesBy} />
      <ProductNotes about={data.about} isFile={data.leavesBy === undefined} />
    </form>
  );
}
