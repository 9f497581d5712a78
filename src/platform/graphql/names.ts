import type { OperationRecord } from '../contract/index.ts';
import { typePrefixes } from './published.ts';

export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const camel = (name: string): string =>
  name.replaceAll(/[_-]+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Such as `Order` of `wix.ecom.v1.order`. */
export const entityName = (fqdn: string): string => capitalized(camel(fqdn.split('.').at(-1) ?? ''));

const versionIn = (qualified: string): string | undefined => /\.v(\d+)\./.exec(qualified)?.[1];

/**
 * What the fields of an operation's package begin with: the package's name and the version of its entity,
 * `ecomOrdersV1` for `ecom_orders`. The version that a package has in its name is left out: `storesProductsV3`.
 */
export function prefixOf({ package: from, entityFqdn, id }: OperationRecord): string {
  const version = versionIn(entityFqdn ?? '') ?? versionIn(id) ?? '1';
  return `${camel(from.replace(/-v-\d+$/, ''))}V${version}`;
}

/** What the names of a package's types begin with. */
export const typePrefixOf = (operation: OperationRecord): string =>
  typePrefixes[operation.package] ?? capitalized(prefixOf(operation));

/** `ecomOrdersV1CancelOrder` */
export const fieldName = (operation: OperationRecord): string =>
  prefixOf(operation) + capitalized(operation.name);
