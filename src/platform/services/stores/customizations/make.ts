import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { CustomizationsApi, Request } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import {
  type Customization,
  MAX_CUSTOMIZATIONS_OF_A_TYPE,
  roomForCustomizations,
} from '../catalog/public.ts';
import { customizationRows } from './rows.ts';

type Api = CustomizationsApi;
type Type = Customization['customizationType'];

const tooMany = (type: Type) =>
  badRequest(
    `There are ${MAX_CUSTOMIZATIONS_OF_A_TYPE} already.`,
    type === 'MODIFIER' ? 'MODIFIERS_LIMIT_EXCEEDED' : 'OPTIONS_LIMIT_EXCEEDED',
  );

/** Makes one after the other while there is room; what there is already is counted once for each type. */
function making(context: Context) {
  const left = new Map<Type, number>();
  return async (customization: Request<Api, 'createCustomization'>['customization']) => {
    const { customizationType: type } = customization;
    // One without a type is rejected for that.
    if (!type) return customizationRows.create({ customization }, context);
    const room = left.get(type) ?? (await roomForCustomizations(context, type));
    left.set(type, room);
    if (room <= 0) throw tooMany(type);
    const made = await customizationRows.create({ customization }, context);
    left.set(type, room - 1);
    return made;
  };
}

export const createCustomization = (
  { customization }: Request<Api, 'createCustomization'>,
  context: Context,
) => making(context)(customization);

export function bulkCreate(
  { customizations, returnEntity }: Request<Api, 'bulkCreateCustomizations'>,
  context: Context,
) {
  const make = making(context);
  return bulk(context, {
    entries: customizations,
    each: async (entry) => (await make(entry)).customization,
    show: returnEntity ? (customization) => customization : undefined,
  });
}
