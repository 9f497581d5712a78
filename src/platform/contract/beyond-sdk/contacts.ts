import type { OperationEntry, PackageContract } from '../schema.ts';
import { message } from './messages.ts';

/** Contacts are the customers of the store, and who may read members may read them. */
const READ: Pick<OperationEntry, 'readOnly' | 'permissions' | 'identities'> = {
  readOnly: true,
  permissions: ['MEMBERS.MEMBER_READ'],
  identities: ['APP'],
};

/** Reading contacts: the REST reference "Contacts", version 4. */
export const contacts: PackageContract = {
  package: 'rest_contacts',
  version: '',
  operations: {
    getContact: {
      ...READ,
      fqn: 'wix.contacts.v4.ContactsService.GetContact',
      method: 'GET',
      path: '/contacts/v4/contacts/{contactId}',
      request: 'GetContactRequest',
      reply: 'GetContactResponse',
      required: ['contactId'],
    },
    listContacts: {
      ...READ,
      fqn: 'wix.contacts.v4.ContactsService.ListContacts',
      method: 'GET',
      path: '/contacts/v4/contacts',
      request: 'ListContactsRequest',
      reply: 'ContactsPage',
    },
    queryContacts: {
      ...READ,
      fqn: 'wix.contacts.v4.ContactsService.QueryContacts',
      method: 'POST',
      path: '/contacts/v4/contacts/query',
      request: 'QueryContactsRequest',
      reply: 'ContactsPage',
    },
  },
  definitions: {
    GetContactRequest: message({ contactId: 'string' }, { contactId: { maxLength: 100 } }),
    GetContactResponse: message({ contact: 'Contact' }),
    ListContactsRequest: message({ paging: 'Paging', sort: 'Sorting' }),
    QueryContactsRequest: message({ query: 'Query' }),
    Query: message({ filter: 'struct', sort: 'Sorting[]', paging: 'Paging' }),
    Paging: message({ limit: 'integer', offset: 'integer' }),
    Sorting: message({ fieldName: 'string', order: 'SortOrder' }),
    SortOrder: { enum: ['ASC', 'DESC'] },
    ContactsPage: message({ contacts: 'Contact[]', pagingMetadata: 'PagingMetadata' }),
    PagingMetadata: message({
      count: 'integer',
      offset: 'integer',
      total: 'integer',
      tooManyToCount: 'boolean',
    }),
    Contact: message({
      id: 'string',
      revision: 'integer',
      createdDate: 'timestamp',
      lastActivity: 'LastActivity',
      primaryInfo: 'PrimaryInfo',
      primaryEmail: 'PrimaryEmail',
      info: 'ContactInfo',
      memberInfo: 'MemberInfo',
    }),
    LastActivity: message({ activityDate: 'timestamp', activityType: 'string' }),
    PrimaryInfo: message({ email: 'string', phone: 'string' }),
    PrimaryEmail: message({ email: 'string' }),
    ContactInfo: message({
      name: 'ContactName',
      emails: 'Emails',
      phones: 'Phones',
      addresses: 'Addresses',
      company: 'string',
      picture: 'Picture',
    }),
    ContactName: message({ first: 'string', last: 'string' }),
    Emails: message({ items: 'ContactEmail[]' }),
    ContactEmail: message({ email: 'string', primary: 'boolean', tag: 'string' }),
    Phones: message({ items: 'ContactPhone[]' }),
    ContactPhone: message({ phone: 'string', primary: 'boolean', tag: 'string' }),
    Addresses: message({ items: 'ContactAddress[]' }),
    ContactAddress: message({ address: 'Address', tag: 'string' }),
    Address: message({ country: 'string' }),
    Picture: message({ image: 'Image' }),
    Image: message({ url: 'string' }),
    MemberInfo: message({ memberId: 'string', status: 'string' }),
  },
  events: [],
  querySpecs: {},
};
