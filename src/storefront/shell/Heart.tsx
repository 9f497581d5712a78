import { useState, type MouseEvent } from 'react';
import { explainFailure } from './explain-failure.ts';
import { usePageFacts, usePath, useT } from './page-context.tsx';
import { Icon } from './ui/Icon.tsx';
import { useWishes, wishes } from './wishes.ts';

/** What a press says in the address before the page's script is there: the page of the list then does it. */
export const WISH = 'add';

interface Props {
  product: { id: string; name: string };
  /** The one that is chosen, where one is. */
  variantId?: string | undefined;
  /** Stands in a form already. */
  inForm?: boolean;
}

/** Keeps a product for later, or lets it go; nothing where the platform has no lists. */
export function Heart({ product: { id, name }, variantId, inForm = false }: Props) {
  const t = useT();
  const to = usePath();
  const { store } = usePageFacts();
  const isWished = useWishes().includes(id);
  const [failure, setFailure] = useState<string>();
  if (!store.wishlists) return null;

  function press(event: MouseEvent): void {
    event.preventDefault();
    setFailure(undefined);
    wishes
      .toggle(id, variantId)
      .catch(async (thrown: unknown) => setFailure(await explainFailure(t('wish.failed'), thrown)));
  }
  const button = (
    <>
      <button
        type="submit"
        className="icb heart"
        name={WISH}
        value={id}
        formAction={to('/wishlist')}
        formNoValidate
        aria-pressed={isWished}
        aria-label={t('wish.label', { name })}
        onClick={press}
      >
        <Icon name="heart" />
      </button>
      {failure && (
        <span className="heart-note" role="alert">
          {failure}
        </span>
      )}
    </>
  );
  return inForm ? button : <form className="heart-form">{button}</form>;
}
