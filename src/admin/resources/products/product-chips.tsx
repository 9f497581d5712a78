import { Archive, CircleAlert, CircleCheck, CircleDot, Eye, EyeOff, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { StatusChip, type Tone } from '../../ui/StatusChip.tsx';

export function VisibilityChip({ visible }: { visible: boolean }) {
  const translate = useTranslate();
  return visible ? (
    <StatusChip tone="ok" icon={Eye} quiet label={translate('products.visible.yes')} />
  ) : (
    <StatusChip tone="calm" icon={EyeOff} label={translate('products.visible.no')} />
  );
}

export function ArchivedChip() {
  const translate = useTranslate();
  return <StatusChip tone="calm" icon={Archive} label={translate('products.archive.is')} />;
}

const looks: Readonly<Record<string, { tone: Tone; icon: LucideIcon; quiet?: boolean }>> = {
  IN_STOCK: { tone: 'ok', icon: CircleCheck, quiet: true },
  PARTIALLY_OUT_OF_STOCK: { tone: 'calm', icon: CircleDot, quiet: true },
  OUT_OF_STOCK: { tone: 'bad', icon: CircleAlert },
};

export function AvailabilityChip({ status }: { status: string | undefined }) {
  const translate = useTranslate();
  const look = looks[status ?? ''];
  return look ? <StatusChip {...look} label={translate(`products.option.stock.${status}`)} /> : null;
}
