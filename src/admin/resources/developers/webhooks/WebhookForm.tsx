import { useTranslate } from 'ra-core';
import { MAX_WEBHOOK_ADDRESS, MAX_WEBHOOK_NAME, type Webhook, type WebhookEvents } from '#shared/webhooks.ts';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { DeleteRecord } from '#admin/ui/form/DeleteRecord.tsx';
import type { Problems } from '#admin/ui/form/form-errors.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { EventsInput } from './EventsInput.tsx';
import { WebhookKeys } from './WebhookKeys.tsx';
import { WebhookQueue } from './WebhookQueue.tsx';
import { handlerSnippet } from './snippet.ts';

interface Values {
  name: string;
  address: string;
  events: WebhookEvents;
}

const read = (webhook: Webhook | undefined): Values => ({
  name: webhook?.name ?? '',
  address: webhook?.address ?? '',
  events: webhook?.events ?? [],
});

const bounds = {
  name: { required: true, maxLength: MAX_WEBHOOK_NAME },
  address: { required: true, maxLength: MAX_WEBHOOK_ADDRESS },
};

const isWeb = (address: string): boolean => /^https?:$/.test(URL.parse(address.trim())?.protocol ?? '');

const check = ({ address, events }: Values): Problems => ({
  ...(address.trim() !== '' && !isWeb(address) && { address: { key: 'webhooks.error.address' } }),
  ...(events.length === 0 && { events: { key: 'webhooks.error.events' } }),
});

/** Where somebody is told, of what, by which key; and how it goes. */
export function WebhookForm({ webhook }: { webhook: Webhook | undefined }) {
  const translate = useTranslate();
  const form = useRecordForm({
    record: webhook && { ...webhook },
    read,
    bounds,
    check,
    toChange: ({ name, address, events }) => ({ name: name.trim(), address: address.trim(), events }),
  });
  return (
    <RecordForm form={form} compact>
      {webhook && <WebhookQueue webhook={webhook} />}
      <TextInput name="name" hint={translate('webhooks.hint.name')} autoFocus={!webhook} />
      <TextInput name="address" hint={translate('webhooks.hint.address')} />
      <EventsInput />
      {webhook && <CodeBlock label={translate('webhooks.appId')} text={webhook.appId} />}
      {webhook && <WebhookKeys webhook={webhook} />}
      {webhook && <CodeBlock label={translate('webhooks.snippet')} text={handlerSnippet(webhook.appId)} />}
      {webhook && <DeleteRecord record={{ ...webhook }} name={webhook.name} />}
    </RecordForm>
  );
}
