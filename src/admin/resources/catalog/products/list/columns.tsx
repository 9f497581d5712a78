import { DateTime } from '#admin/ui/DateTime.tsx';
import type { ResourceColumn } from '#admin/ui/grid/resource-column.ts';
import { variantCount, type ProductRecord } from '../product-record.ts';
import { isArchived } from '#shared/archived-products.ts';
import { ArchivedChip, VisibilityChip } from '../product-chips.tsx';
import { ProductName } from './ProductName.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { WorkOr } from '#admin/ui/grid/WorkOr.tsx';
import { StockCell } from '../stock/StockCell.tsx';

export const productColumns: readonly ResourceColumn<ProductRecord>[] = [
  {
    id: 'name',
    label: 'products.column.name',
    width: 260,
    grows: true,
    sortBy: 'name',
    className: 'strong',
    render: (product) => <ProductName product={product} />,
  },
  {
    id: 'visible',
    label: 'products.column.visible',
    width: 120,
    render: (product) =>
      isArchived(product) ? <ArchivedChip /> : <VisibilityChip visible={product.visible ?? false} />,
  },
  {
    id: 'stock',
    label: 'products.column.stock',
    width: 230,
    render: (product) => (
      <WorkOr id={product.id}>
        <StockCell product={product} />
      </WorkOr>
    ),
  },
  {
    id: 'variants',
    label: 'products.column.variants',
    width: 92,
    end: true,
    className: 'num soft',
    render: variantCount,
  },
  {
    id: 'price',
    label: 'products.column.price',
    width: 190,
    end: true,
    sortBy: 'actualPriceRange.minValue.amount',
    className: 'num',
    render: (product) => <ProductPrice product={product} />,
  },
  {
    id: 'updated',
    label: 'products.column.updated',
    width: 120,
    sortBy: 'updatedDate',
    className: 'soft',
    render: ({ _updatedDate }) => <DateTime value={_updatedDate} />,
  },
  {
    id: 'created',
    label: 'products.column.created',
    width: 120,
    optional: true,
    sortBy: 'createdDate',
    className: 'soft',
    render: ({ _createdDate }) => <DateTime value={_createdDate} />,
  },
  {
    id: 'slug',
    label: 'products.column.slug',
    width: 200,
    optional: true,
    className: 'soft',
    render: ({ slug }) => slug,
  },
  {
    id: 'tags',
    label: 'products.field.tags',
    width: 160,
    optional: true,
    className: 'soft',
    render: ({ tags }) => tags?.privateTags?.tagIds?.join(', '),
  },
  {
    id: 'brand',
    label: 'products.field.brand',
    width: 140,
    optional: true,
    className: 'soft',
    render: ({ brand }) => brand?.name,
  },
  {
    id: 'ribbon',
    label: 'products.field.ribbon',
    width: 120,
    optional: true,
    className: 'soft',
    render: ({ ribbon }) => ribbon?.name,
  },
];
