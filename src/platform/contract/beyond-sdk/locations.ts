import type { OperationEntry, PackageContract } from '../schema.ts';
import { message } from './messages.ts';

const READ: Pick<OperationEntry, 'permissions' | 'identities' | 'readOnly'> = {
  permissions: ['LOCATIONS.READ'],
  identities: ['APP'],
  readOnly: true,
};

const EQUALITY = ['$eq', '$ne', '$in', '$exists'];
const filterable = (field: string) => ({ field, operators: EQUALITY, sort: 'NONE' as const });

/** The reads of `@wix/auto_sdk_business-tools_locations`: a store has one location, and its other operations need several. */
export const locations: PackageContract = {
  package: 'business-tools_locations',
  version: '',
  operations: {
    getLocation: {
      ...READ,
      fqn: 'com.wixpress.locations.LocationsService.GetLocation',
      method: 'GET',
      path: '/locations/v1/locations/{id}',
      request: 'GetLocationRequest',
      reply: 'GetLocationResponse',
      required: ['id'],
    },
    listLocations: {
      ...READ,
      fqn: 'com.wixpress.locations.LocationsService.ListLocations',
      method: 'GET',
      path: '/locations/v1/locations',
      request: 'ListLocationsRequest',
      reply: 'LocationsResponse',
    },
    queryLocations: {
      ...READ,
      fqn: 'com.wixpress.locations.LocationsService.QueryLocations',
      method: 'POST',
      path: '/locations/v1/locations/query',
      request: 'QueryLocationsRequest',
      reply: 'LocationsResponse',
    },
  },
  definitions: {
    GetLocationRequest: message({ id: 'string' }, { id: { format: 'GUID' } }),
    GetLocationResponse: message({ location: 'Location' }),
    ListLocationsRequest: message({ paging: 'Paging', includeArchived: 'boolean' }),
    QueryLocationsRequest: message({ query: 'Query' }),
    Query: message({ filter: 'struct', paging: 'Paging' }),
    Paging: message({ limit: 'integer', offset: 'integer' }),
    LocationsResponse: message(
      { locations: 'Location[]', pagingMetadata: 'PagingMetadata', authorizedLocationEntities: 'string[]' },
      { locations: { nonNullable: true }, authorizedLocationEntities: { nonNullable: true } },
    ),
    PagingMetadata: message({ count: 'integer', offset: 'integer', total: 'integer' }),
    Location: message({
      id: 'string',
      name: 'string',
      default: 'boolean',
      status: 'string',
      locationType: 'string',
      locationTypes: 'string[]',
      archived: 'boolean',
      revision: 'string',
      timeZone: 'string',
      email: 'string',
      phone: 'string',
      fax: 'string',
      address: 'Address',
      businessSchedule: 'struct',
    }),
    Address: message({
      country: 'string',
      subdivision: 'string',
      city: 'string',
      postalCode: 'string',
      streetAddress: 'StreetAddress',
      formattedAddress: 'string',
      hint: 'string',
      geocode: 'struct',
    }),
    StreetAddress: message({ number: 'string', name: 'string', apt: 'string' }),
  },
  events: [],
  querySpecs: {
    LocationQuerySpec: {
      paging: 'offset',
      fields: ['id', 'name', 'default', 'status', 'archived', 'timeZone', 'locationType'].map(filterable),
      searchable: [],
      aggregatable: [],
    },
  },
};
