import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { followOperations } from '#wix/follow-operations.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { nameOf, type OpenCustomer } from '../../customer-record.ts';
import { Face } from '../../Face.tsx';
import { useCustomersProvider } from '../use-customers.ts';
import { CardLoadState } from './CardLoadState.tsx';
import styles from './cards.module.css';
import './messages-cards.en.ts';

const LATEST = 3;
const DIRECTIONS = ['followers', 'following'] as const;

/** Who follows them and whom they follow: how many, and the latest. */
export function FollowsCard({ customer }: { customer: OpenCustomer }) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const provider = useCustomersProvider();
  const { id, memberId = '' } = customer;
  const read = useQuery({
    queryKey: ['customers', 'follows', { id }],
    async queryFn({ signal }) {
      const [{ data: counts }, ...ends] = await Promise.all([
        provider.follows('customers', { id, signal }),
        ...DIRECTIONS.map((direction) => followOperations[direction](memberId, LATEST, { signal })),
      ]);
      const people = await provider.ofMembers('customers', { memberIds: [...new Set(ends.flat())], signal });
      const byMember = new Map(people.data.map((person) => [person.memberId, person]));
      return DIRECTIONS.map((direction, at) => ({
        direction,
        count: counts[direction],
        latest: (ends[at] ?? []).flatMap((end) => byMember.get(end) ?? []),
      }));
    },
    retry: false,
  });
  const say = (key: string, values?: object) => translate(`customers.follows.${key}`, values);
  return (
    <AsideSection title={say('title')}>
      <CardLoadState read={read} skeleton={<LineSkeleton widths={[50, 70]} />} />
      {read.data?.map(({ direction, count, latest }) => (
        <div key={direction}>
          <p className="muted">
            {count === 0
              ? say(direction === 'followers' ? 'noFollowers' : 'noFollowing')
              : say(direction, { smart_count: count, _: count.toLocaleString(locale) })}
          </p>
          {latest.length > 0 && (
            <ul className={styles['people']} aria-label={say(direction, { smart_count: count })}>
              {latest.map((person) => (
                <li key={person.id}>
                  <Link to={`/customers/${person.id}`}>
                    <Face customer={person} />
                    <bdi>{nameOf(person)}</bdi>
                  </Link>
                </li>
              ))}
              {count > latest.length && (
                <li className="muted">{say('more', { smart_count: count - latest.length })}</li>
              )}
            </ul>
          )}
        </div>
      ))}
    </AsideSection>
  );
}
