import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '../../shell/money.tsx';
import { usePageFacts, useT } from '../../shell/page-context.tsx';
import { addedIn } from './answers.ts';
import { ModifierChoices } from './ModifierChoices.tsx';
import { ModifierText } from './ModifierText.tsx';
import type { ModifierFieldProps } from './modifier-field.ts';
import { type ProductModifier, fieldOf } from './modifier.ts';
import styles from '../product.module.css';

export interface ModifierFieldsProps {
  asked: readonly ProductModifier[];
  /** The answers in the URL by the name of their field. */
  said: Readonly<Record<string, string>>;
  /** Called with the amount that the answers add to the price of an item, whenever it changes. */
  onAdded: (amount: string) => void;
}

const FIRST_WRONG = 'input:invalid, textarea:invalid';

/** Plain fields of the form: a browser checks them and sends them without a script, too. */
export default function ModifierFields({ asked, said, onAdded }: ModifierFieldsProps) {
  const t = useT();
  const { locale, store } = usePageFacts();
  const box = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});

  function recount(): void {
    const form = box.current?.closest('form');
    if (form) onAdded(addedIn(asked, new FormData(form)));
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: what was filled in before the script was there.
  useEffect(recount, []);

  const more = (amount: string | undefined): string =>
    amount === undefined ? '' : `+ ${formatMoney({ amount, currency: store.currency }, locale, true)}`;

  function fieldFor(one: ProductModifier): ModifierFieldProps {
    const name = fieldOf(one);
    return {
      modifier: one,
      name,
      said: said[name] ?? '',
      error: wrong[name],
      more,
      onInvalid(event) {
        // In the page's own words, and in its language.
        event.preventDefault();
        const input = event.currentTarget;
        const key = one.choices
          ? 'modifier.choose'
          : input.validity.tooShort
            ? 'modifier.tooShort'
            : 'modifier.write';
        setWrong((before) => ({ ...before, [name]: t(key, { count: one.text?.least ?? 0 }) }));
        if (input.form?.querySelector(FIRST_WRONG) !== input) return;
        input.focus({ preventScroll: true });
        // On a phone the way into the cart lies over the foot of the screen.
        input.scrollIntoView({ block: 'center' });
      },
      onAnswered() {
        const { [name]: _right, ...others } = wrong;
        setWrong(others);
        recount();
      },
    };
  }

  return (
    <div ref={box} className={styles['custom']}>
      {asked.map((one) => {
        const field = fieldFor(one);
        return one.choices ? (
          <ModifierChoices key={field.name} {...field} choices={one.choices} />
        ) : (
          <ModifierText key={field.name} {...field} />
        );
      })}
    </div>
  );
}
