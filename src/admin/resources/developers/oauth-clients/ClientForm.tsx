import { useTranslate } from 'ra-core';
import {
  MAX_ADDRESSES,
  MAX_KEY_NAME,
  redirectDomainError,
  redirectUriError,
  type UriError,
  type OAuthClientRow,
} from '#shared/developers.ts';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { DeleteRecord } from '#admin/ui/form/DeleteRecord.tsx';
import type { Problem, Problems } from '#admin/ui/form/form-errors.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { ClientSecret } from './ClientSecret.tsx';
import { ConnectApp } from './ConnectApp.tsx';

const read = (client: OAuthClientRow | undefined) => ({
  name: client?.name ?? '',
  redirectUris: client?.redirectUris.join('\n') ?? '',
  redirectDomains: client?.redirectDomains.join('\n') ?? '',
});
type Values = ReturnType<typeof read>;

const bounds = { name: { required: true, maxLength: MAX_KEY_NAME } };

/** One a line; a comma ends one too. */
const lines = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function faultIn(text: string, faultOf: (address: string) => UriError | undefined): Problem | undefined {
  const all = lines(text);
  if (all.length > MAX_ADDRESSES) return { key: 'oauth-clients.error.many', values: { most: MAX_ADDRESSES } };
  const [wrong] = all.flatMap((address) => {
    const error = faultOf(address);
    return error ? [{ key: `oauth-clients.error.${error}`, values: { address } }] : [];
  });
  return wrong;
}

function check({ redirectUris, redirectDomains }: Values): Problems {
  const uris = faultIn(redirectUris, redirectUriError);
  const domains = faultIn(redirectDomains, redirectDomainError);
  return { ...(uris && { redirectUris: uris }), ...(domains && { redirectDomains: domains }) };
}

/** What a client is called, and where it may lead shoppers back to. */
export function ClientForm({ client }: { client: OAuthClientRow | undefined }) {
  const translate = useTranslate();
  const form = useRecordForm({
    record: client && { ...client },
    read,
    bounds,
    check,
    toChange: ({ name, redirectUris, redirectDomains }) => ({
      name: name.trim(),
      redirectUris: lines(redirectUris),
      redirectDomains: lines(redirectDomains),
    }),
    locked: client?.configured ? translate('oauth-clients.locked') : undefined,
  });
  return (
    <RecordForm form={form} compact>
      {client && <CodeBlock label={translate('oauth-clients.id')} text={client.id} />}
      <TextInput name="name" hint={translate('oauth-clients.hint.name')} autoFocus={!client} />
      <TextInput name="redirectUris" rows={2} hint={translate('oauth-clients.hint.redirectUris')} />
      <TextInput name="redirectDomains" rows={2} hint={translate('oauth-clients.hint.redirectDomains')} />
      {client && <ConnectApp clientId={client.id} />}
      {client && !client.configured && <ClientSecret client={client} />}
      {client && !client.configured && <DeleteRecord record={client} name={client.name} />}
    </RecordForm>
  );
}
