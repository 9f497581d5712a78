import { useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { cart } from './cart.ts';
import type { LineView } from './cart-view.ts';
import styles from './cart.module.css';

/** Takes lines out; each is one press of a person's on its row. */
function takeOut(lines: readonly LineView[]): void {
  const { lineItems = [] } = cart.snapshot().cart;
  for (const { id } of lines) {
    const line = lineItems.find(({ _id }) => _id === id);
    if (line) cart.remove(line);
  }
}

/** Why a cart with a subscription and other things cannot be ordered at once, and the two ways on. */
export function ByItself({ lines }: { lines: readonly LineView[] }) {
  const t = useT();
  const first = lines.find(({ often }) => often);
  if (!first) return null;
  return (
    <Notice kind="warning">
      <b>{t('cart.byItself')}</b> {t('cart.byItselfText')}
      <span className={styles['choices']}>
        <Button look="line" size="sm" onClick={() => takeOut(lines.filter(({ id }) => id !== first.id))}>
          {t('cart.byItselfKeep', { name: first.name })}
        </Button>
        <Button look="line" size="sm" onClick={() => takeOut([first])}>
          {t('cart.byItselfDrop', { name: first.name })}
        </Button>
      </span>
    </Notice>
  );
}
