import { useTranslate } from 'ra-core';
import { DeleteRecord } from '#admin/ui/form/DeleteRecord.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { AlgorithmsInput } from './AlgorithmsInput.tsx';
import { Health } from './Health.tsx';
import { KindsInput } from './KindsInput.tsx';
import { bounds, checkPlugin, readPlugin, toPluginChange, type PluginRow } from './plugin-form.ts';
import { OpenCards } from './OpenCards.tsx';
import { OpenMemberships } from './OpenMemberships.tsx';
import { PluginKeys } from './PluginKeys.tsx';
import styles from './plugins.module.css';
import { TryIt } from './TryIt.tsx';

export function PluginForm({ plugin }: { plugin: PluginRow | undefined }) {
  const translate = useTranslate();
  const form = useRecordForm({
    record: plugin,
    read: readPlugin,
    bounds,
    check: checkPlugin,
    toChange: toPluginChange,
  });
  const { kinds } = form.values;
  const switchOf = (name: 'active' | 'validateInCart' | 'blockWhenSilent' | 'secondStepWhenSilent') => (
    <SwitchInput
      name={name}
      label={translate(`plugins.field.${name}`)}
      hint={{ on: translate(`plugins.on.${name}`), off: translate(`plugins.off.${name}`) }}
    />
  );
  return (
    <RecordForm form={form} compact>
      <TextInput name="name" hint={translate('plugins.hint.name')} autoFocus={!plugin} />
      <TextInput name="url" hint={translate('plugins.hint.url')} />
      <KindsInput />
      {plugin && switchOf('active')}
      <TextInput name="seconds" hint={translate('plugins.hint.seconds')} />
      {kinds.includes('SHIPPING_RATES') && (
        <div className={styles['pair']}>
          <TextInput name="rateTitle" hint={translate('plugins.hint.rateTitle')} />
          <TextInput name="ratePrice" />
        </div>
      )}
      {kinds.includes('VALIDATIONS') && switchOf('validateInCart')}
      {kinds.includes('VALIDATIONS') && switchOf('blockWhenSilent')}
      {kinds.includes('RECOMMENDATIONS') && <AlgorithmsInput />}
      {kinds.includes('PAYMENT_SETTINGS') && switchOf('secondStepWhenSilent')}
      {plugin && <PluginKeys plugin={plugin} />}
      {plugin && <TryIt plugin={plugin} />}
      {plugin?.kinds.includes('GIFT_CARDS') && <OpenCards pluginId={plugin.id} />}
      {plugin?.kinds.includes('MEMBERSHIPS') && <OpenMemberships pluginId={plugin.id} />}
      {plugin && <Health health={plugin.health} />}
      {plugin && <DeleteRecord record={plugin} name={plugin.name} />}
    </RecordForm>
  );
}
