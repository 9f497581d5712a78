import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { reportFile } from '#admin/data/reports.ts';
import { usePageCommands } from '#admin/ui/record-commands.ts';
import type { ReportChoice } from '#admin/ui/report/use-report-choice.ts';
import { tabOf } from './Breakdown.tsx';

/** Each part of the page as a file: the chart by day, the table below with all its rows, the taxes. */
export function ExportMenu({ choice }: { choice: ReportChoice }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const tab = tabOf(choice);
  const parts = [
    { path: tab === 'payouts' ? tab : `by/${tab}`, label: translate(`reports.tab.${tab}`) },
    { path: 'sales', label: translate('reports.by.day') },
    { path: 'taxes', label: translate('reports.taxes.title') },
  ].map(({ path, label }) => ({ label, address: reportFile(path, choice.params) }));
  usePageCommands(
    parts.map(({ label, address }) => ({
      id: address,
      icon: Download,
      label: `${translate('reports.export')}: ${label}`,
      run: () => location.assign(address),
    })),
  );
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Download aria-hidden />
        {translate('reports.export')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {parts.map(({ label, address }) => (
          <MenuItem key={address} component="a" href={address} download onClick={() => setAnchor(null)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
