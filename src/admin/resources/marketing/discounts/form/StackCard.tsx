import Button from '@mui/material/Button';
import { ListOrdered } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useSession, useStoreProfile } from '#admin/access/session.ts';
import { useEveryRecord } from '#admin/data/every-record.ts';
import { Card } from '#admin/ui/Card.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import { stateOf, type RuleRecord } from '../discount-record.ts';
import styles from '../discounts.module.css';
import { StateChip } from '../StateChip.tsx';
import { shortText } from '../sentence.ts';
import { scopesOf, useNames, useSentenceTools } from '../use-sentence-tools.ts';
import { readRule } from './rule-form.ts';

const all = {
  sort: { field: 'place', order: 'ASC' as const },
  filter: { where: [['how', 'is', 'automatic']] },
};

/** Which discounts come before this one and which after, each on what the one before left. */
export function StackCard({ discount }: { discount: RuleRecord | undefined }) {
  const translate = useTranslate();
  const now = useNow();
  const own = useSession()?.ownFields ?? false;
  const { timeZone } = useStoreProfile();
  const { data = [] } = useEveryRecord<RuleRecord>('discounts', all);
  const others = data.filter(
    (each) => each.id === discount?.id || ['live', 'scheduled'].includes(stateOf(each.told, now)),
  );
  const telling = useSentenceTools(useNames(others.flatMap((each) => scopesOf(readRule(each, timeZone)))));
  const say = (key: string) => translate(`discounts.stack.${key}`);
  return (
    <Card
      title={say('title')}
      flush
      actions={
        own && (
          <Button size="small" variant="text" component={Link} to="/discounts/order">
            <ListOrdered aria-hidden />
            {say('order')}
          </Button>
        )
      }
    >
      <ol className={styles['stack']}>
        {others.map((each) => (
          <li key={each.id} aria-current={each.id === discount?.id || undefined}>
            {each.id === discount?.id ? (
              <b>{each.name}</b>
            ) : (
              <Link to={`/discounts/${each.id}`}>{each.name}</Link>
            )}
            <small>{shortText(readRule(each, timeZone), telling)}</small>
            <StateChip told={each.told} quiet />
          </li>
        ))}
        {!discount && (
          <li aria-current>
            <b>{say('this')}</b>
            <small>{say('last')}</small>
          </li>
        )}
      </ol>
      <p className={styles['stackNote']}>{say('note')}</p>
    </Card>
  );
}
