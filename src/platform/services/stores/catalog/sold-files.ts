import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { putOnSale } from '../../media/media-files/public.ts';
import type { Product, StoredVariant } from './product.ts';

type SoldFile = NonNullable<NonNullable<StoredVariant['digitalProperties']>['digitalFile']>;

const filesOf = ({ variantsInfo }: Product): SoldFile[] =>
  variantsInfo.variants.flatMap(({ digitalProperties }) => digitalProperties?.digitalFile ?? []);

/**
 * The product with name and size of the files it sells; from now on nobody has them without buying.
 * @throws 400 DIGITAL_FILE_NOT_FOUND_ERROR
 */
export async function withSoldFiles(context: Context, product: Product, before?: Product): Promise<Product> {
  const ids = filesOf(product).flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return product;
  const known = new Map((before ? filesOf(before) : []).map((file) => [file.id, file]));
  const fresh = ids.filter((id) => !known.has(id));
  const found = fresh.length > 0 ? await putOnSale(context, fresh) : new Map<string, never>();
  const missing = fresh.filter((id) => !found.has(id));
  if (missing.length > 0)
    throw badRequest('The file that is sold was not found.', 'DIGITAL_FILE_NOT_FOUND_ERROR', {
      digitalFileIds: missing,
    });
  const described = (id: string): SoldFile => {
    const file = found.get(id);
    return file
      ? { id, fileName: file.fileName, fileSize: String(file.sizeInBytes) }
      : (known.get(id) ?? { id });
  };
  const variants = product.variantsInfo.variants.map((variant) => {
    const id = variant.digitalProperties?.digitalFile?.id;
    return id ? { ...variant, digitalProperties: { digitalFile: described(id) } } : variant;
  });
  return { ...product, variantsInfo: { ...product.variantsInfo, variants } };
}
