import { Eye, EyeOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { StatusChip } from '../../ui/StatusChip.tsx';

export function ShownChip({ visible }: { visible: boolean }) {
  const translate = useTranslate();
  return visible ? (
    <StatusChip tone="ok" icon={Eye} quiet label={translate('collections.visible.yes')} />
  ) : (
    <StatusChip tone="calm" icon={EyeOff} label={translate('collections.visible.no')} />
  );
}
