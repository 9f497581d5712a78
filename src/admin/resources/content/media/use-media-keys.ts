import { Download, FolderPlus, LayoutGrid, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { usePageKeys } from '#admin/ui/page-keys.ts';
import { usePageCommands } from '#admin/ui/record-commands.ts';

interface Runs {
  onLook: () => void;
  onNewFolder: (() => void) | undefined;
  onExport: (() => void) | undefined;
  onEmptyTrash: (() => void) | undefined;
  /** Takes the selection away, where there is one. */
  onClear: (() => void) | undefined;
}

/** The single keys of the library and what it offers to the palette. */
export function useMediaKeys(runs: Runs): void {
  const translate = useTranslate();
  const latest = useRef(runs);
  useEffect(() => {
    latest.current = runs;
  });
  usePageKeys(
    'media',
    useMemo(
      () => ({
        search: () => document.querySelector<HTMLInputElement>('#content input[type=search]')?.focus(),
        grid: () => latest.current.onLook(),
        newFolder: () => latest.current.onNewFolder?.(),
        export: () => latest.current.onExport?.(),
      }),
      [],
    ),
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const elsewhere = (event.target as Element | null)?.closest(
        '[role=dialog], [role=menu], input:not([type=checkbox]), textarea',
      );
      if (event.key === 'Escape' && !event.defaultPrevented && !elsewhere) latest.current.onClear?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  usePageCommands(
    [
      { id: 'media-look', icon: LayoutGrid, label: translate('media.command.look'), run: runs.onLook },
      {
        id: 'media-folder',
        icon: FolderPlus,
        label: translate('media.command.folder'),
        run: runs.onNewFolder,
      },
      { id: 'media-export', icon: Download, label: translate('media.command.export'), run: runs.onExport },
      { id: 'media-empty', icon: Trash2, label: translate('media.command.empty'), run: runs.onEmptyTrash },
    ].flatMap(({ run, ...command }) => (run ? [{ ...command, run }] : [])),
  );
}
