import { usePageFacts, useT } from '../shell/page-context.tsx';

interface Props {
  byTransfer: boolean;
  /** Charged again with each delivery. */
  again: boolean | undefined;
}

/** When money is taken, and what the buyer agrees to: nothing where the store has written no terms. */
export function TermsLine({ byTransfer, again }: Props) {
  const t = useT();
  const terms = usePageFacts().texts?.links.find(({ name }) => name === 'terms')?.title;
  return (
    <p className="small quiet">
      {t(byTransfer ? 'checkout.termsTransfer' : again ? 'checkout.termsAgain' : 'checkout.terms')}{' '}
      {terms && t(byTransfer ? 'checkout.agreeByOrdering' : 'checkout.agreeByPaying', { terms })}
    </p>
  );
}
