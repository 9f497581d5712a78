import { Eye, EyeOff } from 'lucide-react';
import { statusChip } from '#admin/ui/status-chip.tsx';

const Chip = statusChip('collections.visible', {
  yes: { tone: 'ok', icon: Eye, quiet: true },
  no: { tone: 'calm', icon: EyeOff },
});

export const ShownChip = ({ visible }: { visible: boolean }) => <Chip status={visible ? 'yes' : 'no'} />;
