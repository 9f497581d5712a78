import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { isUnknownRecord, toCallError } from '#wix/errors.ts';
import { LoadError } from '#admin/ui/query-state/LoadError.tsx';
import { Page } from '#admin/ui/Page.tsx';
import type { OrderRecord } from '../order-record.ts';
import '../messages-show.en.ts';

/** Back to the order from a page of work on it. */
export function useBackToOrder(id: string, order: OrderRecord | undefined) {
  const translate = useTranslate();
  return { to: `/orders/${id}`, label: order ? `#${order.number}` : translate('orders.show.title') };
}

export const firstFailed = (reads: readonly UseQueryResult[]): UseQueryResult | undefined =>
  reads.find((read) => read.isError && !read.data);

interface Props {
  title: string;
  back: ReturnType<typeof useBackToOrder>;
  reads: readonly UseQueryResult[];
  error: unknown;
  /** `orders.refund.unread`. */
  words: string;
  notDone: string;
}

/** In place of work on an order that could not be read; all that failed is asked for again. */
export function OrderLoadError({ title, back, reads, error, words, notDone }: Props) {
  const translate = useTranslate();
  const retry = () => reads.filter((read) => read.isError).forEach((read) => void read.refetch());
  if (isUnknownRecord(toCallError(error))) {
    const list = '/orders';
    return (
      <Page title={translate('orders.show.title')} back={{ to: list, label: translate('orders.name') }}>
        <LoadError error={error} words="orders.show" retry={retry} list={list} />
      </Page>
    );
  }
  return (
    <Page title={title} back={back}>
      <LoadError error={error} words={words} notDone={notDone} retry={retry} />
    </Page>
  );
}
