import { useState } from 'react';
import type { WishedProduct } from '../../shared/wishlists.ts';
import { useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Field } from '../shell/ui/Field.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { useNotifyMe } from '../shell/use-notify-me.ts';
import styles from './wishlist.module.css';

interface Props {
  productId: string;
  variantId: string;
  product: WishedProduct;
}

/** Of what is sold out: a press, and an address, which is there already for who is signed in. */
export function NotifyMeWish({ product, ...ids }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return open ? (
    <TellMeForm {...ids} product={product} />
  ) : (
    <Button
      look="line"
      size="sm"
      aria-label={t('wishlist.notifyMeNamed', { name: product.name })}
      onClick={() => setOpen(true)}
    >
      {t('wishlist.notifyMe')}
    </Button>
  );
}

function TellMeForm({ productId, variantId, product: { name, price } }: Props) {
  const t = useT();
  const tell = useNotifyMe({ productId, name }, { id: variantId, price, inStock: false });
  const { asked, problem, reasons } = tell;
  if (asked) return <Notice kind="success">{t(`notify.${asked}`, { email: tell.email.trim() })}</Notice>;
  return (
    <form noValidate className={styles['notify']} onSubmit={tell.submit}>
      <Field label={t('notify.email')} error={problem && [t(`notify.${problem}`), ...reasons].join(' ')}>
        {(wiring) => (
          <input
            {...wiring}
            ref={tell.input}
            // It was just asked for.
            autoFocus
            className="inp"
            type="email"
            name="email"
            autoComplete="email"
            dir="ltr"
            required
            value={tell.email}
            onChange={({ target }) => tell.setEmail(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" busy={tell.busy}>
        {t(tell.busy ? 'notify.sending' : 'notify.send')}
      </Button>
    </form>
  );
}
