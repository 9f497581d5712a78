import { useColorScheme } from '@mui/material/styles';
import { useLogout, useTranslate } from 'ra-core';
import { FlipHorizontal2, LogOut, Monitor, Moon, Sun, Upload } from 'lucide-react';
import { generateFileUploadUrl } from '#shared/contract/generated/media_files.rights.ts';
import { useMay } from '../../access/session.ts';
import { setDirection, useDirection } from '../../theme/direction.ts';
import type { Command } from '../../ui/record-commands.ts';
import { openUpload } from '../../uploads/uploads.ts';

const modes = [
  { mode: 'light', icon: Sun },
  { mode: 'dark', icon: Moon },
  { mode: 'system', icon: Monitor },
] as const;

/** What can be done from every page: uploading, how it looks, and leaving. */
export function useRunningCommand(): Command[] {
  const translate = useTranslate();
  const logout = useLogout();
  const direction = useDirection();
  const { mode: current, setMode } = useColorScheme();
  const mayUpload = useMay(generateFileUploadUrl);
  const upload = {
    id: 'upload',
    icon: Upload,
    label: translate('counterpart.palette.upload'),
    run: () => openUpload(),
  };
  return [
    ...(mayUpload ? [upload] : []),
    ...modes
      .filter(({ mode }) => mode !== current)
      .map(({ mode, icon }) => ({
        id: `mode-${mode}`,
        icon,
        label: translate(`counterpart.palette.${mode}`),
        run: () => setMode(mode),
      })),
    {
      id: 'direction',
      icon: FlipHorizontal2,
      label: translate('counterpart.frame.rtl'),
      run: () => setDirection(direction === 'rtl' ? 'ltr' : 'rtl'),
    },
    { id: 'sign-out', icon: LogOut, label: translate('counterpart.frame.signOut'), run: () => void logout() },
  ];
}
