import { CallError, toCallError } from '#wix/errors.ts';

/** Where in the form a rejection belongs, by the platform's own path. */
const places: readonly (readonly [RegExp, string])[] = [
  [/^discountRule\.discounts\.values\[0\]\.percentage/, 'take.percentage'],
  [/^discountRule\.discounts\.values\[0\]\.fixedAmount/, 'take.amount'],
  [/^discountRule\.discounts\.values\[0\]\.fixedPrice/, 'take.price'],
  [/^discountRule\.discounts/, 'take.scope'],
  [/^discountRule\.activeTimeInfo/, 'end'],
  [/^discountRule\.trigger/, 'when'],
  [/^discountRule\.settings\.usageLimitPerUser/, 'limitPerUser'],
  [/^discountRule\.settings/, 'limit'],
  [/^benefit\.(amount|percentage|price|x|y)$/, '$1'],
  [/^startTime$/, 'start'],
  [/^expirationTime$/, 'end'],
  [/^usageLimit$/, 'limit'],
  [/^limitPerCustomer$/, 'limitPerUser'],
  [/^minimumSubtotal$/, 'least'],
  [/^scope/, 'scope'],
];

function placeOf(field: string): string {
  const known = places.find(([path]) => path.test(field));
  if (!known) return field;
  const [path, place] = known;
  return field.startsWith('discountRule.') ? `discountRule.${place}` : field.replace(path, place);
}

/** What a write is rejected for, beside the fields of the form. */
export async function withPlaces<Answer>(write: Promise<Answer>): Promise<Answer> {
  try {
    return await write;
  } catch (thrown) {
    const failure = toCallError(thrown);
    if (failure.violations.length === 0) throw failure;
    const violations = failure.violations.map((violation) => ({
      ...violation,
      field: placeOf(violation.field),
    }));
    const { code, status, message, requestId } = failure;
    throw new CallError({ code, status, message, requestId, violations, cause: thrown });
  }
}
