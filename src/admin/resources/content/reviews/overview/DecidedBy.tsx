import { useTranslate } from 'ra-core';
import type { ReviewOverview } from '#shared/review-overview.ts';
import { Card } from '#admin/ui/Card.tsx';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { useNameOf } from '#admin/ui/use-name-of.ts';
import { useRules } from '../use-reviews.ts';
import { useRuleText } from '../rules/use-rule-text.ts';
import styles from './overview.module.css';

const outcomes = [
  ['approved', 'approved'],
  ['rejected', 'rejected'],
  ['held', 'moderated'],
] as const;

/** What each person and each rule decided. */
export function DecidedBy({ by }: Pick<ReviewOverview, 'by'>) {
  const translate = useTranslate();
  const words = useCountText();
  const nameOf = useNameOf();
  const sentence = useRuleText();
  const rules = useRules();
  const who = ({ actor, rule }: ReviewOverview['by'][number]): string => {
    if (actor !== undefined) return nameOf(actor);
    if (rule === undefined) return translate('reviews.overview.setting');
    const known = rules.find(({ id }) => id === rule);
    return known ? sentence(known) : translate('reviews.overview.ruleGone');
  };
  return (
    <Card id="by" title={translate('reviews.overview.by')}>
      {by.length === 0 && <p>{translate('reviews.overview.noDecision')}</p>}
      <ul className={styles['by']}>
        {by.map((one) => (
          <li key={`${one.actor} ${one.rule}`}>
            <bdi>{who(one)}</bdi>
            <small>
              {outcomes
                .filter(([outcome]) => one[outcome] > 0)
                .map(([outcome, label]) =>
                  translate(`reviews.overview.${label}`, {
                    smart_count: one[outcome],
                    count: words(one[outcome]),
                  }),
                )
                .join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
