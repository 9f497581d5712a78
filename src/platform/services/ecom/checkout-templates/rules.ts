import { badRequest, type PlatformError } from '#platform/contract/errors.ts';
import type { CheckoutTemplatesApi, Request } from '#platform/contract/index.ts';
import type { Draft } from '#platform/crud/index.ts';
import { readFieldMask } from '#platform/store/index.ts';
import type { CheckoutTemplate } from './tables.ts';

const SETTINGS = {
  webClient: { disabledContinueShoppingButton: false, disabledPolicyAgreementCheckbox: false },
  lockedGiftCard: false,
  lockedCoupon: false,
  disabledManualPayment: false,
};

const WRITABLE = [
  'status',
  'customization',
  'lineItems',
  'customLineItems',
  'couponCode',
  'extendedFields',
  'customContentReference',
] as const;

const itemsOf = ({ lineItems = [], customLineItems = [] }: Partial<CheckoutTemplate>): number =>
  lineItems.length + customLineItems.length;

export function undated<Template extends object>(template: Template): Template {
  const {
    createdDate: _made,
    updatedDate: _changed,
    ...rest
  } = template as Template & {
    createdDate?: string;
    updatedDate?: string;
  };
  return rest as Template;
}

/** With the contract's defaults; a line of the shop's own words gets an id. @throws 400 where there is nothing to buy */
export function writtenTemplate(
  draft: Draft<CheckoutTemplate>,
  before: CheckoutTemplate | undefined,
  newId: () => string,
): CheckoutTemplate {
  if (itemsOf(draft) === 0) {
    throw badRequest(
      'A checkout template holds at least one item.',
      before
        ? 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS'
        : 'CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS',
    );
  }
  const template = undated(draft);
  const { customization } = template;
  return {
    ...template,
    status: template.status ?? 'ACTIVE',
    customization: {
      ...SETTINGS,
      ...customization,
      webClient: { ...SETTINGS.webClient, ...customization?.webClient },
    },
    lineItems: template.lineItems ?? [],
    customLineItems: (template.customLineItems ?? []).map((line) => ({ ...line, id: line.id ?? newId() })),
  };
}

type Update = Request<CheckoutTemplatesApi, 'updateCheckoutTemplate'> & {
  fieldMask?: unknown;
  mask?: unknown;
};

const unsupported = (field: string): PlatformError =>
  badRequest(
    `“${field}” of a checkout template cannot be changed.`,
    'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD',
    { field },
  );

/** @throws 400 for a change of nothing, of what never changes, or to no status at all */
export function checkTemplateUpdate({ checkoutTemplate, fieldMask, mask }: Update): void {
  const { id: _id, ...input } = checkoutTemplate;
  const named =
    readFieldMask(fieldMask ?? mask, 'fieldMask') ??
    Object.entries(input).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  const changed = named.map((path) => path.split('.')[0] ?? '').filter((field) => field !== 'id');
  if (changed.length === 0) {
    throw badRequest(
      'An update names what is to change.',
      'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS',
    );
  }
  const known: readonly string[] = WRITABLE;
  const camel = changed.map((field) =>
    field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
  const strange = camel.find((field) => field !== '*' && !known.includes(field));
  if (strange !== undefined) throw unsupported(strange);
  if (camel.includes('status') && !input.status) {
    throw badRequest(
      'A checkout template is ACTIVE or INACTIVE.',
      'CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS',
    );
  }
}
