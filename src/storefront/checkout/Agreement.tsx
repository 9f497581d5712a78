import type { FrameTexts, TextPageName } from '../../shared/shop-texts.ts';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { Checkbox } from '../shell/ui/Checkbox.tsx';
import { useCheckout } from './checkout.ts';
import { requiresAgreement, form, useForm } from './form-store.ts';
import { useShownCheckout } from './shown-checkout.ts';
import styles from './checkout.module.css';

/** Which of the shop's pages each policy of the checkout's settings leads to. */
const PAGES = {
  termsAndConditions: 'terms',
  privacyPolicy: 'privacy',
  returnPolicy: 'returns',
  contactUs: 'contact',
} as const satisfies Record<string, TextPageName>;

/** Where the shop asks for a yes to its terms: nothing can be paid without it. Below it, the terms. */
export function Agreement() {
  const { checkout } = useCheckout();
  const links = usePolicyLinks();
  const asks = requiresAgreement(checkout);
  if (!asks && links.length === 0) return null;
  return (
    <section className={styles['block']}>
      {asks && <Yes />}
      <PolicyLinks links={links} />
    </section>
  );
}

function Yes() {
  const t = useT();
  const { values, problems } = useForm();
  const problem = problems.agreed && t(problems.agreed);
  return (
    <div>
      <Checkbox
        name="agreed"
        checked={values.agreed}
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'agreed-problem' : undefined}
        onChange={({ target }) => form.change({ agreed: target.checked })}
      >
        {t('checkout.agree')}
      </Checkbox>
      {problem && (
        <p id="agreed-problem" className={styles['wrong']}>
          {problem}
        </p>
      )}
    </div>
  );
}

type PageLink = FrameTexts['links'][number];

/** The shop's texts that its settings show at the checkout, as far as they are written. */
function usePolicyLinks(): PageLink[] {
  const { texts } = usePageFacts();
  const { policies } = useShownCheckout();
  return Object.entries(PAGES).flatMap(([policy, name]) => {
    const page = texts?.links.find((link) => link.name === name);
    return page && policies[policy as keyof typeof PAGES]?.visible ? [page] : [];
  });
}

/** Each in a tab of its own: what was typed stays. */
function PolicyLinks({ links }: { links: readonly PageLink[] }) {
  const t = useT();
  const to = usePath();
  if (links.length === 0) return null;
  return (
    <ul className={styles['policies']} aria-label={t('checkout.policies')}>
      {links.map(({ name, title }) => (
        <li key={name}>
          <a href={to(`/pages/${name}`)} target="_blank" rel="noopener">
            <bdi>{title}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
