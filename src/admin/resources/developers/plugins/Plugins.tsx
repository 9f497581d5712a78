import { CircleAlert, CircleCheck, CircleDashed, CirclePause } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { MAX_PLUGINS, stateOf, type PluginState } from '#shared/plugins.ts';
import { PanelListPage } from '#admin/ui/panel/PanelListPage.tsx';
import { statusChip } from '#admin/ui/status-chip.tsx';
import type { PluginRow } from './plugin-form.ts';
import { PluginForm } from './PluginForm.tsx';
import styles from './plugins.module.css';
import './messages.en.ts';

const StateChip = statusChip<PluginState>('plugins.state', {
  unclear: { tone: 'bad', icon: CircleAlert },
  paused: { tone: 'calm', icon: CirclePause },
  failing: { tone: 'bad', icon: CircleAlert },
  answers: { tone: 'ok', icon: CircleCheck },
  unasked: { tone: 'calm', icon: CircleDashed },
});

/** Apps that the platform asks while somebody shops. */
export default function Plugins() {
  const translate = useTranslate();
  return (
    <PanelListPage<PluginRow>
      most={MAX_PLUGINS}
      sort={{ field: 'createdDate', order: 'ASC' }}
      rowName={({ name }) => name}
      form={(plugin) => <PluginForm plugin={plugin} />}
      columns={[
        {
          id: 'kinds',
          label: 'plugins.column.kinds',
          cell: ({ kinds }) => kinds.map((kind) => translate(`plugins.kind.${kind}`)).join(', '),
        },
        {
          id: 'url',
          label: 'plugins.column.url',
          cell: ({ url }) => <span className={styles['address']}>{url}</span>,
        },
        {
          id: 'state',
          label: 'plugins.column.state',
          cell: (plugin) => <StateChip status={stateOf(plugin)} />,
        },
      ]}
    />
  );
}
