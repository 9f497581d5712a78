import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { AsideSection, Facts } from '#admin/ui/Columns.tsx';
import type { OrderRecord } from '../order-record.ts';
import { channelName } from './channel-name.ts';

export function OriginSection({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const source = order.attributionSource;
  const external = order.channelInfo?.externalOrderId;
  const language = order.buyerLanguage;
  return (
    <AsideSection title={translate('orders.origin.title')}>
      <Facts
        items={[
          [translate('orders.origin.channel'), channelName(order.channelInfo?.type, translate)],
          ...(external ? [[translate('orders.origin.external'), external] as const] : []),
          ...(source && source !== 'UNSPECIFIED'
            ? [[translate('orders.origin.source'), translate(`orders.origin.${source}`)] as const]
            : []),
          ...(language
            ? [[translate('orders.origin.language'), languageName(language, locale)] as const]
            : []),
          ...(order.imported
            ? [[translate('orders.origin.imported'), translate('orders.origin.yes')] as const]
            : []),
        ]}
      />
    </AsideSection>
  );
}

export function languageName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
