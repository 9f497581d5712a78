import { CircleAlert, CircleCheck, Circle } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { formatMoney } from '#shared/money.ts';
import type { CustomerCheck, RuleCheck } from '#shared/try-discount.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { dateText } from '#admin/ui/date-text.ts';
import { useNow } from '#admin/ui/use-now.ts';
import styles from '../discounts.module.css';
import { list } from '../sentence.ts';

/** Kept to what tells something: that a rule without dates is inside of them does not. */
const tells = (check: RuleCheck): boolean => {
  if (check.kind === 'ACTIVE' || check.kind === 'TAKES') return !check.met;
  return check.kind !== 'TIME' || !check.met || Boolean(check.start ?? check.end);
};

function useCheckWords(): (check: RuleCheck) => string {
  const translate = useTranslate();
  const now = useNow();
  const { currency, locale, timeZone } = useStoreProfile();
  const say = (key: string, values?: object) => translate(`discounts.check.${key}`, values);
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const time = (value: string | undefined) =>
    value ? `${dateText(value, 'day', { timeZone, now })} ${dateText(value, 'time', { timeZone, now })}` : '';
  const bounds = (from: string | undefined, to: string | undefined): string => {
    const key =
      from === undefined ? 'max' : to === undefined ? 'atLeast' : from === to ? 'exactly' : 'between';
    return translate(`discounts.sentence.bound.${key}`, { value: from ?? to, from, to });
  };
  const sentence = { say: (key: string, values?: object) => translate(`discounts.sentence.${key}`, values) };
  const customer = ({ met, segments, members, unknown, buyer }: CustomerCheck): string => {
    const who = [
      ...segments.map((kind) => sentence.say(`segment.many.${kind}`)),
      ...(members > 0 ? [say('CUSTOMER.members', { smart_count: members })] : []),
      ...(unknown > 0 ? [say('CUSTOMER.others')] : []),
    ];
    const is = (buyer ?? []).map((kind) => translate(`discounts.segment.is.${kind}`));
    return say(`CUSTOMER.${met ? 'met' : buyer ? 'unmet' : 'nobody'}`, {
      who: list(who, sentence, 'or'),
      buyer: list(is, sentence, 'and'),
    });
  };
  return (check) => {
    const outcome = check.met ? 'met' : 'unmet';
    switch (check.kind) {
      case 'TIME':
        return say(`TIME.${check.why}`, { start: time(check.start), end: time(check.end) });
      case 'USES':
      case 'USES_OF_BUYER':
        return say(`${check.kind}.${outcome}`, { used: check.used, limit: check.limit });
      case 'SUBTOTAL': {
        const [from, to] = [check.from, check.to].map((bound) =>
          bound === undefined ? bound : money(bound),
        );
        return say('SUBTOTAL', { value: money(check.value), bounds: bounds(from, to) });
      }
      case 'QUANTITY': {
        const [from, to] = [check.from, check.to].map((bound) =>
          bound === undefined ? bound : String(bound),
        );
        return say('QUANTITY', { smart_count: check.value, bounds: bounds(from, to) });
      }
      case 'ITEMS':
      case 'DEAL':
        return say(`${check.kind}.${outcome}`, { smart_count: check.value });
      case 'CUSTOMER':
        return customer(check);
      default:
        return say(`${check.kind}.${outcome}`);
    }
  };
}

/** @param idle what one of several asks for, which need not be met */
function Checks({ checks, idle = false }: { checks: readonly RuleCheck[]; idle?: boolean }) {
  const words = useCheckWords();
  return (
    <ul className={styles['checks']}>
      {checks.filter(tells).map((check) => {
        const Icon = check.met ? CircleCheck : idle ? Circle : CircleAlert;
        const text = words(check);
        return (
          <li key={text}>
            <Icon size={15} aria-hidden className={styles[check.met ? 'met' : idle ? 'idle' : 'unmet']} />
            <span>
              {text}
              {'checks' in check && (
                <Checks checks={check.checks} idle={check.met && check.kind === 'ANY_OF'} />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What the rule asks for, and what of it is there. */
export const CheckList = ({ checks }: { checks: readonly RuleCheck[] }) => <Checks checks={checks} />;
