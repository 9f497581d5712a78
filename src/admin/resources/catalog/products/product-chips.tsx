import { Archive, CircleAlert, CircleCheck, CircleDot, Eye, EyeOff } from 'lucide-react';
import { statusChip, type StatusLook } from '#admin/ui/status-chip.tsx';

const Visibility = statusChip('products.visible', {
  yes: { tone: 'ok', icon: Eye, quiet: true },
  no: { tone: 'calm', icon: EyeOff },
});

export const VisibilityChip = ({ visible }: { visible: boolean }) => (
  <Visibility status={visible ? 'yes' : 'no'} />
);

const Archived = statusChip('products.archive', { is: { tone: 'calm', icon: Archive } });

export const ArchivedChip = () => <Archived status="is" />;

const looks = {
  IN_STOCK: { tone: 'ok', icon: CircleCheck, quiet: true },
  PARTIALLY_OUT_OF_STOCK: { tone: 'calm', icon: CircleDot, quiet: true },
  OUT_OF_STOCK: { tone: 'bad', icon: CircleAlert },
} as const satisfies Record<string, StatusLook>;

const Availability = statusChip('products.option.stock', looks);

export const AvailabilityChip = ({ status }: { status: string | undefined }) =>
  status !== undefined && status in looks ? <Availability status={status as keyof typeof looks} /> : null;
