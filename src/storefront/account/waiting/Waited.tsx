import type { WaitedThing } from '#shared/back-in-stock.ts';
import { usePageFacts, usePath, useT } from '../../shell/page-context.tsx';
import { Picture } from '../../shell/Picture.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Chip } from '../../shell/ui/Notice.tsx';
import { statusOf } from './wait-status.ts';
import styles from './waiting.module.css';

interface Props {
  thing: WaitedThing;
  busy: boolean;
  onStop: () => void;
}

const KINDS = {
  waits: 'info',
  back: 'success',
  turn: 'success',
  notified: 'success',
  failed: 'warning',
  removed: 'warning',
} as const;

/** One thing that the member waits for. */
export function Waited({ thing, busy, onStop }: Props) {
  const t = useT();
  const to = usePath();
  const { product, since, email, state } = thing;
  const status = statusOf(thing, usePageFacts().store.look.sendsEmail);
  const name = product?.name ?? t('waiting.removed');
  return (
    <li className={styles['waited']}>
      <span className={styles['thumb']}>
        {product?.picture && <Picture media={product.picture} className="hang" sizes="56px" alt="" />}
      </span>
      <div className={styles['about']}>
        <h2>
          {product ? (
            <a href={to(`/products/${product.slug}`)}>
              <bdi>{name}</bdi>
            </a>
          ) : (
            name
          )}
        </h2>
        {product && product.options.length > 0 && (
          <p>
            <bdi>{product.options.join(', ')}</bdi>
          </p>
        )}
        <p>
          {t('waiting.since')} <ShopDate value={since} /> · <bdi dir="ltr">{email}</bdi>
        </p>
      </div>
      <Chip kind={KINDS[status]}>{t(`waiting.status.${status}`)}</Chip>
      <Button
        look="line"
        size="sm"
        busy={busy}
        aria-label={t(state === 'WAITS' ? 'waiting.stopNamed' : 'waiting.forgetNamed', { name })}
        onClick={onStop}
      >
        {t(state === 'WAITS' ? 'waiting.stop' : 'waiting.forget')}
      </Button>
    </li>
  );
}
