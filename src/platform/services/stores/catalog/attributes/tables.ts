import {
  type BrandsApi,
  type InfoSectionsApi,
  querySpec,
  type Reply,
  type RibbonsApi,
} from '#platform/contract/index.ts';
import { defineEntity, type EntityDefinition } from '#platform/store/index.ts';

/** The fields of an attribute that are always present once it is stored. */
type StoredAttribute<Wire> = Omit<NonNullable<Wire>, 'name' | 'title' | 'uniqueName'> & { id: string };

export type Brand = StoredAttribute<Reply<BrandsApi, 'getBrand'>['brand']> & { name: string };
export type Ribbon = StoredAttribute<Reply<RibbonsApi, 'getRibbon'>['ribbon']> & { name: string };
export type InfoSection = StoredAttribute<Reply<InfoSectionsApi, 'getInfoSection'>['infoSection']> & {
  uniqueName: string;
  title: string;
};

const common = {
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  revision: true,
} as const satisfies Partial<EntityDefinition>;

const READONLY = ['id', 'revision', 'createdDate', 'updatedDate'];
const name = { type: 'text', required: true, index: true, prefix: true } as const;

export const brands = defineEntity<Brand>({
  ...common,
  table: 'brands',
  spec: querySpec('stores_brands-v-3', 'BrandQuerySpec'),
  columns: { ...common.columns, name },
  readonly: [...READONLY, 'assignedProductsCount'],
  maxLimit: 300,
});

export const ribbons = defineEntity<Ribbon>({
  ...common,
  table: 'ribbons',
  spec: querySpec('stores_ribbons-v-3', 'RibbonQuerySpec'),
  columns: { ...common.columns, name },
  readonly: [...READONLY, 'assignedProductCount'],
  maxLimit: 100,
});

export const infoSections = defineEntity<InfoSection>({
  ...common,
  table: 'info_sections',
  spec: querySpec('stores_info-sections-v-3', 'InfoSectionQuerySpec'),
  columns: { ...common.columns, uniqueName: name, title: name },
  readonly: [...READONLY, 'assignedProductsCount'],
  maxLimit: 100,
});
