import type { InvoiceObstacles, InvoiceSettings } from '#shared/invoices.ts';
import type { ApiKeyRow, OAuthClientRow } from '#shared/developers.ts';
import type { ShopText } from '#shared/shop-texts.ts';
import { stateOf, type PluginView } from '#shared/plugins.ts';
import type { Job } from '#shared/jobs.ts';
import type { Webhook } from '#shared/webhooks.ts';
import { callApi } from '#admin/access/call-api.ts';
import { readExchangeRates } from '#admin/data/reports.ts';
import { dateText, midnightOf } from '#admin/ui/date-text.ts';
import { isOfSystem } from '#shared/system-role.ts';
import type { SummaryTools, SettingsSummary } from './summary-tools.ts';
import { announcement } from './announcement-summary.ts';
import { businessInfo } from './business-summary.ts';
import { payments } from './payments-summary.ts';

const WEEK_MS = 7 * 86_400_000;

const range = (last: number) => encodeURIComponent(JSON.stringify([0, last]));

interface Colleague {
  active: boolean;
  twoFactorEnabled: boolean;
}

async function staff({ translate, signal }: SummaryTools): Promise<SettingsSummary> {
  const [people, invitations] = await Promise.all([
    callApi<Colleague[]>('GET', `/admin/api/staff?range=${range(999)}`, undefined, { signal }),
    callApi<unknown[]>('GET', `/admin/api/invitations?range=${range(99)}`, undefined, { signal }),
  ]);
  const working = people.filter(({ active }) => active);
  const without = working.filter(({ twoFactorEnabled }) => !twoFactorEnabled).length;
  const says = [
    translate('settings.staff', { smart_count: working.length }),
    ...(invitations.length > 0
      ? [translate('settings.invitations', { smart_count: invitations.length })]
      : []),
  ];
  return {
    says: says.join(', '),
    ...(without > 0 && { alarm: translate('settings.withoutSecond', { smart_count: without }) }),
  };
}

async function delivery({ translate, provider, signal }: SummaryTools): Promise<SettingsSummary> {
  interface Terms {
    profile: { deliveryRegions?: { active?: boolean | null }[] };
    options: unknown[];
  }
  const read = provider['terms'] as (desk: string, requested: object) => Promise<{ data: Terms }>;
  const { profile, options } = (await read('delivery', { signal })).data;
  const on = (profile.deliveryRegions ?? []).filter(({ active }) => active !== false).length;
  if (on === 0) return { says: translate('settings.noRegions'), alarm: translate('settings.noDelivery') };
  const says = [
    translate('settings.regions', { smart_count: on }),
    translate('settings.deliveryOptions', { smart_count: options.length }),
  ];
  return { says: says.join(', ') };
}

async function taxGroups({ translate, provider, signal }: SummaryTools): Promise<SettingsSummary> {
  const { data } = await provider.getList<{ id: string; name?: string }>('tax-groups', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    signal,
  });
  return { says: data.map(({ name }) => name).join(', ') || translate('settings.noneYet') };
}

async function tax({ translate, provider, signal }: SummaryTools): Promise<SettingsSummary> {
  interface Tax {
    id: string;
    included: boolean;
    regions: object;
    groups: readonly unknown[];
  }
  const { data } = await provider.getOne<Tax>('tax', { id: 'settings', signal });
  const regions = Object.keys(data.regions).length;
  const prices = translate(data.included ? 'settings.taxIncluded' : 'settings.taxOnTop');
  if (regions === 0) return { says: prices, alarm: translate('settings.noTaxRegions') };
  const counted = translate('settings.taxRegions', { smart_count: regions, groups: data.groups.length });
  return { says: `${prices}. ${counted}` };
}

async function invoices({ translate, signal }: SummaryTools): Promise<SettingsSummary> {
  const path = '/admin/api/invoices/settings';
  const [{ prefix, nextNumber }, { missing }] = await Promise.all([
    callApi<InvoiceSettings>('GET', path, undefined, { signal }),
    callApi<InvoiceObstacles>('GET', '/admin/api/invoices/obstacles', undefined, { signal }),
  ]);
  if (missing.length > 0) return { says: translate('settings.invoicesBlocked') };
  return { says: translate('settings.nextInvoice', { number: `${prefix}${nextNumber}` }) };
}

/** Of the settings of orders, what is told here. */
interface OrderSettings {
  id: string;
  delayCapture: boolean;
  autoInvoice: string;
}

async function orderSettings({ translate, provider, signal }: SummaryTools): Promise<SettingsSummary> {
  const { data } = await provider.getOne<OrderSettings>('order-settings', { id: 'settings', signal });
  const says = [
    translate(data.delayCapture ? 'settings.captureLater' : 'settings.captureAtOnce'),
    translate(`settings.autoInvoice.${data.autoInvoice}`),
  ];
  return { says: says.join(', ') };
}

interface MemberSettings {
  id: string;
  approval: boolean;
  profiles: string;
}

async function memberSettings({ translate, provider, signal }: SummaryTools): Promise<SettingsSummary> {
  const { data } = await provider.getOne<MemberSettings>('member-settings', { id: 'settings', signal });
  const says = [
    translate(data.approval ? 'settings.joinApproved' : 'settings.joinOpen'),
    translate(`settings.profiles.${data.profiles}`),
  ];
  return { says: says.join(', ') };
}

async function customFields({ translate, provider, signal }: SummaryTools): Promise<SettingsSummary> {
  interface Field {
    id: string;
    fieldOrigin?: string;
    hidden?: boolean;
    defaultPrivacy?: string;
  }
  const { data } = await provider.getList<Field>('custom-fields', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'place', order: 'ASC' },
    signal,
  });
  const own = data.filter(({ fieldOrigin, hidden }) => fieldOrigin === 'CUSTOM' && !hidden);
  if (own.length === 0) return { says: translate('settings.noFields') };
  const open = own.filter(({ defaultPrivacy }) => defaultPrivacy === 'PUBLIC').length;
  const says = [
    translate('settings.fields', { smart_count: own.length }),
    translate('settings.openFields', { smart_count: open }),
  ];
  return { says: says.join(', ') };
}

async function memberRoles({ translate, provider, signal }: SummaryTools): Promise<SettingsSummary> {
  const { data } = await provider.getList<{ id: string; title?: string; roleKey?: string }>('member-roles', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'roleKey', order: 'ASC' },
    signal,
  });
  const own = data.filter((role) => !isOfSystem(role)).map(({ title }) => title);
  return { says: own.join(', ') || translate('settings.noRoles') };
}

async function tips({ translate, provider, signal }: SummaryTools): Promise<SettingsSummary> {
  interface Tips {
    id: string;
    allowCustomerTip?: boolean | null;
    tipType?: string;
    presets?: { value?: number | null }[];
  }
  const { data } = await provider.getOne<Tips>('tips', { id: 'settings', signal });
  if (!data.allowCustomerTip) return { says: translate('settings.noTips') };
  const values = data.presets?.map(({ value }) => value).join(', ') ?? '';
  return {
    says: translate(data.tipType === 'AMOUNT' ? 'settings.tipAmounts' : 'settings.tipShares', { values }),
  };
}

interface CheckoutSummary {
  id: string;
  settings: { checkoutFields?: { policyAgreementCheckbox?: { visible?: boolean | null } | null } | null };
  page?: { fields: { phone: string } };
}

async function checkoutSettings({ translate, provider, signal }: SummaryTools): Promise<SettingsSummary> {
  const { data } = await provider.getOne<CheckoutSummary>('checkout-settings', { id: 'settings', signal });
  const agreed = data.settings.checkoutFields?.policyAgreementCheckbox?.visible ?? false;
  const phone = data.page?.fields.phone;
  const says = [
    ...(phone ? [translate(`settings.phone.${phone}`)] : []),
    translate(agreed ? 'settings.agreement' : 'settings.noAgreement'),
  ];
  return { says: says.join(', ') };
}

async function shopTexts({ translate, provider, signal }: SummaryTools): Promise<SettingsSummary> {
  const { data } = await provider.getList<ShopText>('shop-texts', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
    signal,
  });
  const shown = data.filter(({ kind, doc }) => kind === 'page' && 'shown' in doc && doc.shown);
  const behind = shown.filter(({ said }) => said.he !== 'said').length;
  return {
    says: translate('settings.textsShown', { smart_count: shown.length }),
    ...(behind > 0 && { alarm: translate('settings.textsBehind', { smart_count: behind }) }),
  };
}

async function rates({ translate, store, signal }: SummaryTools): Promise<SettingsSummary> {
  const { rates: all } = await readExchangeRates({ signal });
  const currencies = new Set(all.map(({ currency }) => currency)).size;
  const last = all.reduce((day, rate) => (rate.day > day ? rate.day : day), '');
  if (last === '') return { says: translate('settings.noneYet') };
  const day = dateText(`${last}T12:00:00Z`, 'day', { timeZone: 'UTC', now: new Date() });
  return { says: translate('settings.rates', { smart_count: currencies, base: store.currency, day }) };
}

async function plugins({ translate, provider, signal }: SummaryTools): Promise<SettingsSummary> {
  const { data: all } = await provider.getList<PluginView & { id: string }>('plugins', { signal });
  if (all.length === 0) return { says: translate('settings.noneYet') };
  const silent = all.filter((plugin) => stateOf(plugin) === 'failing');
  const unclear = all.reduce(
    (sum, { unclearCards = 0, unclearMemberships = 0 }) => sum + unclearCards + unclearMemberships,
    0,
  );
  const alarm =
    unclear > 0
      ? translate('settings.pluginsUnclear', { smart_count: unclear })
      : silent.length > 0 && translate('settings.pluginsSilent', { smart_count: silent.length });
  return {
    says: translate('settings.plugins', { smart_count: all.filter(({ active }) => active).length }),
    ...(alarm && { alarm }),
  };
}

async function auditLog({ translate, provider, store, signal }: SummaryTools): Promise<SettingsSummary> {
  const { total = 0 } = await provider.getList('audit-log', {
    filter: { at_gte: midnightOf(new Date(), store.timeZone).toISOString() },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'at', order: 'DESC' },
    signal,
  });
  const count = total.toLocaleString('en');
  return { says: translate('settings.logToday', { smart_count: total, count }) };
}

async function jobs({ translate, signal }: SummaryTools): Promise<SettingsSummary> {
  const [last] = await callApi<Job[]>('GET', `/admin/api/jobs?range=${range(0)}`, undefined, { signal });
  return {
    says: last ? translate('settings.jobLast', { title: last.title }) : translate('settings.noneYet'),
  };
}

async function apiKeys({ translate, store, signal }: SummaryTools): Promise<SettingsSummary> {
  const path = `/admin/api/api-keys?range=${range(999)}`;
  const all = await callApi<ApiKeyRow[]>('GET', path, undefined, { signal });
  const now = new Date();
  const open = all.filter(
    ({ revokedAt, expiresAt }) => !revokedAt && !(expiresAt && new Date(expiresAt) <= now),
  );
  if (open.length === 0) return { says: translate('settings.noneYet') };
  const [last] = open.toSorted((a, b) => (b.lastUsedAt ?? '').localeCompare(a.lastUsedAt ?? ''));
  const used = last?.lastUsedAt
    ? translate('settings.keyUsed', {
        name: last.name,
        when: dateText(last.lastUsedAt, 'short', { timeZone: store.timeZone, now }),
      })
    : translate('settings.keyUnused');
  const soon = new Date(now.getTime() + WEEK_MS).toISOString();
  const ending = open.filter(({ expiresAt }) => expiresAt && expiresAt <= soon).length;
  return {
    says: `${translate('settings.keys', { smart_count: open.length })}. ${used}`,
    ...(ending > 0 && { alarm: translate('settings.keysEnding', { smart_count: ending }) }),
  };
}

async function oauthClients({ translate, signal }: SummaryTools): Promise<SettingsSummary> {
  const path = `/admin/api/oauth-clients?range=${range(99)}`;
  const all = await callApi<OAuthClientRow[]>('GET', path, undefined, { signal });
  const names = all.map(({ name }) => name).join(', ');
  return { says: translate('settings.clients', { smart_count: all.length, names }) };
}

async function webhooks({ translate, signal }: SummaryTools): Promise<SettingsSummary> {
  const all = await callApi<Webhook[]>('GET', `/admin/api/webhooks?range=${range(99)}`, undefined, {
    signal,
  });
  if (all.length === 0) return { says: translate('settings.noneYet') };
  const waiting = all.reduce((sum, { lane }) => sum + lane.waiting, 0);
  const parked = all.filter(({ state }) => state === 'PARKED').length;
  const failing = all.filter(({ state, lane }) => state === 'ACTIVE' && lane.failing !== null).length;
  const says = [
    translate('settings.webhooks', { smart_count: all.length }),
    ...(waiting > 0 ? [translate('settings.webhooksWaiting', { count: waiting.toLocaleString('en') })] : []),
  ];
  const alarm =
    parked > 0
      ? translate('settings.webhooksParked', { smart_count: parked })
      : failing > 0 && translate('settings.webhooksFailing', { smart_count: failing });
  return { says: says.join(', '), ...(alarm && { alarm }) };
}

function roles({ translate, session }: SummaryTools): SettingsSummary {
  const role = translate(`roles.role.${session.person?.role ?? ''}.name`);
  return { says: translate('settings.roles', { smart_count: session.roles.length, role }) };
}

function profile({ translate, session }: SummaryTools): SettingsSummary {
  const on = session.person?.twoFactorEnabled ?? false;
  return on
    ? { says: translate('settings.secondOn') }
    : { says: translate('settings.profile.detail'), alarm: translate('settings.noSecond') };
}

/** By the name of the card; one that is not here is told by its `detail`. */
export const settingsSummaries: Readonly<
  Record<string, (summaryTools: SummaryTools) => SettingsSummary | Promise<SettingsSummary>>
> = {
  staff,
  roles,
  profile,
  jobs,
  payments,
  plugins,
  'business-info': businessInfo,
  'checkout-settings': checkoutSettings,
  announcement,
  'shop-texts': shopTexts,
  'order-settings': orderSettings,
  'member-settings': memberSettings,
  'member-roles': memberRoles,
  'custom-fields': customFields,
  invoices,
  tips,
  rates,
  delivery,
  'tax-groups': taxGroups,
  tax,
  'audit-log': auditLog,
  webhooks,
  'api-keys': apiKeys,
  'oauth-clients': oauthClients,
};
