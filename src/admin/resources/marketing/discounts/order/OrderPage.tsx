import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListOrdered } from 'lucide-react';
import { ResourceContextProvider, useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DiscountOrder } from '#shared/discounts.ts';
import { toCallError, type CallError } from '#wix/errors.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { useMayDo } from '#admin/data/desk-registry.ts';
import { readEveryRecord } from '#admin/data/every-record.ts';
import { Card } from '#admin/ui/Card.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { MoveButtons } from '#admin/ui/order/MoveButtons.tsx';
import { moved } from '#admin/ui/order/moved.ts';
import { useDragOrder } from '#admin/ui/order/use-drag-order.ts';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { useLeaveGuard } from '#admin/ui/use-leave-guard.tsx';
import type { RuleRecord } from '../discount-record.ts';
import styles from '../discounts.module.css';
import { readRule } from '../form/rule-form.ts';
import { shortText } from '../sentence.ts';
import { StateChip } from '../StateChip.tsx';
import type { DiscountsProvider } from '../provider.ts';
import { scopesOf, useNames, useSentenceTools } from '../use-sentence-tools.ts';
import '../messages.en.ts';
import './order-messages.en.ts';

type Provider = DiscountsProvider & ReturnType<typeof useDataProvider>;

/** All rules as they are taken, with the order that they were read with. */
function useOrder() {
  const provider = useDataProvider<Provider>();
  return useQuery({
    queryKey: ['discounts', 'order'],
    queryFn: async ({ signal }) => {
      const order = await provider.readOrder('discounts', { signal });
      const rules = await readEveryRecord<RuleRecord>(provider, 'discounts', {
        sort: { field: 'place', order: 'ASC' },
        filter: { where: [['how', 'is', 'automatic']] },
        signal,
      });
      return { revision: order.data.revision, rules };
    },
    refetchOnWindowFocus: false,
    retry: false,
    gcTime: 0,
  });
}

interface ListProps {
  rules: readonly RuleRecord[];
  may: boolean;
  onMove: (id: string, by: number) => void;
}

function Rules({ rules, may, onMove }: ListProps) {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const telling = useSentenceTools(useNames(rules.flatMap((each) => scopesOf(readRule(each, timeZone)))));
  const line = useDragOrder({ ids: rules.map(({ id }) => id), enabled: may, onMove });
  return (
    <ol className={`${styles['stack']} ${styles['ordered']}`}>
      {rules.map((rule, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows do the same by key
        <li key={rule.id} {...line(rule.id, index)}>
          <Link to={`/discounts/${rule.id}`} draggable={false}>
            <bdi>{rule.name}</bdi>
          </Link>
          <small>{shortText(readRule(rule, timeZone), telling)}</small>
          <StateChip told={rule.told} quiet />
          {may && (
            <span className={styles['actions']}>
              <MoveButtons
                isFirst={index === 0}
                isLast={index === rules.length - 1}
                labels={{
                  up: translate('discounts.order.up', { name: rule.name }),
                  down: translate('discounts.order.down', { name: rule.name }),
                }}
                onMove={(by) => onMove(rule.id, by)}
              />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What was put in another order, until it is saved. */
function useOrderDraft(read: ReturnType<typeof useOrder>) {
  const provider = useDataProvider<Provider>();
  const client = useQueryClient();
  const notify = useNotify();
  const [ids, setIds] = useState<readonly string[]>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  const stored = read.data?.rules ?? [];
  const byId = new Map(stored.map((rule) => [rule.id, rule]));
  const rules = ids?.flatMap((id) => byId.get(id) ?? []) ?? stored;
  const dirty = rules.some((rule, index) => rule !== stored[index]);
  const again = async () => {
    setIds(undefined);
    setError(undefined);
    await read.refetch();
  };
  return {
    rules,
    dirty,
    busy,
    error,
    again,
    move: (id: string, by: number) => setIds(moved(rules, id, by).map((rule) => rule.id)),
    save: async () => {
      setBusy(true);
      setError(undefined);
      const order: DiscountOrder = {
        ids: rules.map(({ id }) => id),
        revision: read.data?.revision ?? '0',
      };
      try {
        await provider.writeOrder('discounts', order);
        await client.invalidateQueries({ queryKey: ['discounts'] });
        setIds(undefined);
        notify('counterpart.form.saved', { type: 'success' });
      } catch (thrown) {
        setError(toCallError(thrown));
      } finally {
        setBusy(false);
      }
    },
  };
}

function Order() {
  const translate = useTranslate();
  const may = useMayDo('discounts', 'edit');
  const read = useOrder();
  const { rules, dirty, busy, error, again, move, save } = useOrderDraft(read);
  const guard = useLeaveGuard(dirty && !busy);
  const say = (key: string) => translate(`discounts.order.${key}`);
  return (
    <Page
      title={say('title')}
      back={{ to: '/discounts', label: translate('discounts.name') }}
      actions={
        may && (
          <>
            {dirty && (
              <Button disabled={busy} onClick={() => void again()}>
                {say('back')}
              </Button>
            )}
            <Button variant="contained" disabled={!dirty || busy} onClick={() => void save()}>
              {say('save')}
            </Button>
          </>
        )
      }
    >
      <div className={styles['cards']}>
        <p className={styles['lead']}>{say('detail')}</p>
        {error && (
          <ErrorState
            inline
            error={error}
            title={say(error.status === 409 ? 'faster' : 'notSaved')}
            retry={() => void again()}
          />
        )}
        <Card flush>
          {read.isError ? (
            <ErrorState error={read.error} title={say('failed')} retry={() => void read.refetch()} />
          ) : !read.data ? (
            <div className={styles['tryNote']}>
              <LineSkeleton widths={[60, 80, 70]} />
            </div>
          ) : rules.length === 0 ? (
            <EmptyState icon={ListOrdered} title={say('none')} detail={say('noneDetail')} />
          ) : (
            <Rules rules={rules} may={may} onMove={move} />
          )}
        </Card>
      </div>
      {guard}
    </Page>
  );
}

/** In which order automatic discounts are taken, by drag or by key; codes come after them. */
export default function OrderPage() {
  return (
    <ResourceContextProvider value="discounts">
      <Order />
    </ResourceContextProvider>
  );
}
