import { formatMoney } from '../shell/money.tsx';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Checkbox } from '../shell/ui/Checkbox.tsx';
import { Field } from '../shell/ui/Field.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import type { NotifyMeState } from '../shell/use-notify-me.ts';
import type { Chosen, Variant } from './choices.ts';
import { insteadOf } from './instead-of.ts';
import type { ProductData } from './product-data.ts';
import styles from './notify-me.module.css';
import type { Choice } from './use-choice.ts';

/** Its fields stand inside the form of the cart, in which no other form may stand: they name theirs. */
export const NOTIFY_ME = 'tell-me';

const choicesOf = (chosen: Chosen): string => Object.values(chosen).join(', ');

/** What is sold out in this combination, and where to leave an address for it. */
export function NotifyMe({
  choice,
  tell,
  beside,
}: {
  choice: Choice;
  tell: NotifyMeState;
  /** Sold out too, and one choice apart. */
  beside: Variant | undefined;
}) {
  const t = useT();
  const choices = choicesOf(choice.chosen);
  const { asked, problem, reasons } = tell;
  return (
    <section className={styles['notify']} aria-labelledby="tell-me-title">
      <h2 id="tell-me-title">
        <Icon name="bell" />
        <span>{choices ? t('notify.title', { choices }) : t('notify.titlePlain')}</span>
      </h2>
      {asked ? (
        <Notice kind="success">
          {t(`notify.${asked}`, { email: tell.email.trim() || t('notify.yours') })}
        </Notice>
      ) : (
        <>
          <p>{t('notify.intro')}</p>
          <Field label={t('notify.email')} error={problem && [t(`notify.${problem}`), ...reasons].join(' ')}>
            {(wiring) => (
              <span className="join">
                <input
                  {...wiring}
                  ref={tell.input}
                  form={NOTIFY_ME}
                  className="inp"
                  type="email"
                  name="email"
                  autoComplete="email"
                  dir="ltr"
                  required
                  value={tell.email}
                  onChange={({ target }) => tell.setEmail(target.value)}
                />
                <NotifyMeButton tell={tell} />
              </span>
            )}
          </Field>
          {beside && (
            <Checkbox
              form={NOTIFY_ME}
              name="also"
              value={beside.id}
              checked={tell.also}
              onChange={({ target }) => tell.setAlso(target.checked)}
            >
              {t('notify.also', { choices: choicesOf(beside.choices) })}
            </Checkbox>
          )}
        </>
      )}
    </section>
  );
}

export function NotifyMeButton({ tell: { busy }, size }: { tell: NotifyMeState; size?: 'big' }) {
  const t = useT();
  return (
    <Button type="submit" form={NOTIFY_ME} busy={busy} {...(size && { size })}>
      {t(busy ? 'notify.sending' : 'notify.send')}
    </Button>
  );
}

/** The form that the fields above belong to. */
export function NotifyMeForm({
  tell,
  poster,
  variant,
}: { tell: NotifyMeState; variant: Variant } & Pick<ProductData, 'poster'>) {
  const { locale, search } = usePageFacts();
  const back = `${usePath()(`/products/${encodeURIComponent(poster.slug)}`)}${search}`;
  return (
    <form id={NOTIFY_ME} hidden noValidate method="post" action="/api/tell-me" onSubmit={tell.submit}>
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="name" value={poster.name} />
      <input type="hidden" name="price" value={variant.price} />
      <input type="hidden" name="productId" value={poster.id} />
      <input type="hidden" name="variantId" value={variant.id} />
      <input type="hidden" name="language" value={locale} />
    </form>
  );
}

/** Combinations next to the one that is sold out. */
export function Instead({ data, choice }: { data: ProductData; choice: Choice }) {
  const t = useT();
  const { locale, store } = usePageFacts();
  const others = insteadOf(data.variants, choice.chosen);
  if (others.length === 0) return null;
  return (
    <section className={styles['instead']} aria-labelledby="instead-title">
      <h2 id="instead-title">{t('notify.instead')}</h2>
      <ul>
        {others.map(({ id, choices, price, quantity }) => {
          const money = formatMoney({ amount: price, currency: store.currency }, locale);
          return (
            <li key={id}>
              <a
                href={`?${new URLSearchParams(choices).toString()}`}
                onClick={(event) => {
                  event.preventDefault();
                  choice.take(choices);
                }}
              >
                <bdi>{choicesOf(choices)}</bdi>
                <small className="num">
                  {quantity === undefined ? money : t('notify.few', { price: money, count: quantity })}
                </small>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
