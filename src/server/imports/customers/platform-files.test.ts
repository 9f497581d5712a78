import { describe, expect, it } from 'vitest';
import { readImportFile } from '#testing/import-file.ts';
import { customerImports } from './customers.ts';

interface PlatformFile {
  platform: string;
  source: string;
  rows: string[];
  /** A part of the first person. */
  person: object;
  /** Columns of which nothing is imported. */
  unused: string[];
}

const files: PlatformFile[] = [
  {
    platform: 'Shopify: guarded digits, tags and a note',
    source: 'shopify',
    rows: [
      'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Total Spent,Note,Tax Exempt,Tags',
      `'7210448301123,Hollis,Berg,hollis@example.com,yes,Acme,1 Main St,Ogden,UT,US,'84403,(801) 555-0188,'+18015550199,154.29,Rings twice,yes,"retail, vip"`,
    ],
    person: {
      email: 'hollis@example.com',
      company: 'Acme',
      phones: ['+18015550199', '(801) 555-0188'],
      address: { addressLine: '1 Main St', subdivision: 'US-UT', country: 'US', postalCode: '84403' },
      badges: ['retail', 'vip'],
      note: 'Rings twice',
    },
    unused: ['Customer ID', 'Accepts Email Marketing', 'Total Spent', 'Tax Exempt'],
  },
  {
    platform: "PrestaShop's importer: customers",
    source: 'prestashop',
    rows: [
      'Customer ID;Active (0/1);Titles ID (Mr = 1; Ms = 2; else 0);Email *;Password *;Birthday (yyyy-mm-dd);Last Name *;First Name *;Newsletter (0/1);Groups (x,y,z...)'.replace(
        'Titles ID (Mr = 1; Ms = 2; else 0)',
        '"Titles ID (Mr = 1; Ms = 2; else 0)"',
      ),
      '1;1;1;noa@example.com;secret;1987-04-02;Levi;Noa;1;Customer',
    ],
    person: { email: 'noa@example.com', firstName: 'Noa', lastName: 'Levi', birthdate: '1987-04-02' },
    unused: [
      'Customer ID',
      'Active (0/1)',
      'Titles ID (Mr = 1; Ms = 2; else 0)',
      'Password *',
      'Newsletter (0/1)',
      'Groups (x,y,z...)',
    ],
  },
  {
    platform: "PrestaShop's importer: addresses",
    source: 'prestashop',
    rows: [
      'Address ID,Alias*,Active (0/1),Customer email*,Company,Lastname*,Firstname*,Address 1*,Address 2,Zipcode*,City*,Country*,State,Phone,Mobile Phone',
      '1,Home,1,noa@example.com,,Levi,Noa,1 Main St,,12001,Albany,United States,New York,+1 518 555 0188,+1 518 555 0199',
    ],
    person: {
      email: 'noa@example.com',
      phones: ['+1 518 555 0188', '+1 518 555 0199'],
      address: { addressLine: '1 Main St', city: 'Albany', subdivision: 'US-NY', country: 'US' },
    },
    unused: ['Address ID', 'Alias*', 'Active (0/1)'],
  },
  {
    platform: 'Wix: several phones and addresses of a contact',
    source: 'wix',
    rows: [
      'First Name,Last Name,Email 1,Phone 1,Phone 2,Phone 3,Address 1 - Type,Address 1 - Street,Address 1 - City,Address 1 - State/Region,Address 1 - Zip,Address 1 - Country,Address 2 - Street,Address 2 - Street Line 2,Address 2 - City,Address 2 - Zip,Address 2 - Country,Address 3 - City,Address 3 - Country,Company,Labels,Created At (UTC+0),Email subscriber status,Language',
      `Eva,Berg,eva@example.com,'015224260416,+49 30 1,+49 30 2,Billing,Hauptstr. 1,Berlin,DE-BE,10115,DE,Ring 2,Top 3,Wien,1010,Austria,,DEU,Berg GmbH,Customers;VIP,2024-03-01 10:00,Subscribed,de`,
    ],
    person: {
      phones: ['015224260416', '+49 30 1', '+49 30 2'],
      address: { addressLine: 'Hauptstr. 1', city: 'Berlin', subdivision: 'DE-BE', country: 'DE' },
      otherAddresses: [
        { country: 'AT', addressLine: 'Ring 2', addressLine2: 'Top 3', city: 'Wien', postalCode: '1010' },
      ],
      badges: ['Customers', 'VIP'],
    },
    unused: ['Address 1 - Type', 'Created At (UTC+0)', 'Email subscriber status', 'Language'],
  },
  {
    platform: 'WooCommerce: the delivery address beside the billing address',
    source: 'woocommerce',
    rows: [
      'user_login,user_email,display_name,first_name,last_name,billing_phone,billing_address_1,billing_city,billing_postcode,billing_state,billing_country,shipping_address_1,shipping_city,shipping_country',
      'max,max@example.com,Max,Max,Roth,+43 1 000,Ring 1,Wien,1010,,AT,Gasse 2,Graz,AT',
    ],
    person: {
      nickname: 'Max',
      address: { addressLine: 'Ring 1', country: 'AT' },
      otherAddresses: [{ addressLine: 'Gasse 2', city: 'Graz', country: 'AT' }],
    },
    unused: ['user_login'],
  },
  {
    platform: 'Squarespace: the billing address beside the delivery address',
    source: 'squarespace',
    rows: [
      'Email,First Name,Last Name,Accepts Marketing,Created On,Total Spent,Tags,Shipping Name,Shipping Address1,Shipping City,Shipping Province/State,Shipping Zip,Shipping Country,Billing Address1,Billing City,Billing Country',
      'hal@example.com,Hal,Ford,true,2024-03-01,20,vip,Hal Ford,8 Lewis Ave,Sunnyvale,CA,94086,United States,9 Oak St,Reno,United States',
    ],
    person: {
      firstName: 'Hal',
      address: { addressLine: '8 Lewis Ave', subdivision: 'US-CA', postalCode: '94086', country: 'US' },
      otherAddresses: [{ addressLine: '9 Oak St', city: 'Reno', country: 'US' }],
      badges: ['vip'],
    },
    unused: ['Accepts Marketing', 'Created On', 'Total Spent'],
  },
  {
    platform: 'BigCommerce: numbered addresses',
    source: 'bigcommerce',
    rows: [
      'Customer ID,First Name,Last Name,Company,Email,Phone,Notes,Store Credit,Customer Group,Date Joined,Address Line 1 - 1,Address City - 1,Address State - 1,Address Zip - 1,Address Country - 1,Address Line 1 - 2,Address City - 2,Address Country - 2,Receive Review/Abandoned Cart Emails?,Tax Exempt Category',
      '7,Ida,Lund,,ida@example.com,555 0100,Rings twice,5.00,Trade,25/02/2024,Main 1,Portland,Oregon,97201,United States,Side 2,Salem,United States,Y,A',
    ],
    person: {
      phones: ['555 0100'],
      note: 'Rings twice',
      address: { addressLine: 'Main 1', subdivision: 'US-OR', country: 'US' },
      otherAddresses: [{ addressLine: 'Side 2', city: 'Salem', country: 'US' }],
    },
    unused: [
      'Customer ID',
      'Store Credit',
      'Customer Group',
      'Date Joined',
      'Receive Review/Abandoned Cart Emails?',
      'Tax Exempt Category',
    ],
  },
  {
    platform: 'Magento: the grid of customers',
    source: 'magento',
    rows: [
      'ID,Name,Email,Group,Phone,ZIP,Country,State/Province,"Customer Since","Web Site","Date of Birth","Street Address",City,Company,"Billing Firstname","Billing Lastname"',
      '1,"Sara M. Moe",sara@example.com,General,555-0100,84601,"United States",Utah,"May 31, 2023 2:55:09 AM","Main Website","Apr 3, 1984","1 Main",Provo,Acme,Sara,Moe',
    ],
    person: {
      firstName: 'Sara',
      lastName: 'Moe',
      birthdate: '1984-04-03',
      address: { addressLine: '1 Main', city: 'Provo', subdivision: 'US-UT', country: 'US' },
    },
    unused: ['ID', 'Group', 'Customer Since', 'Web Site'],
  },
  {
    platform: 'Magento: the file of customers',
    source: 'magento',
    rows: [
      'email,_website,_store,created_at,dob,firstname,group_id,lastname',
      'sara@example.com,base,default,2023-05-31 02:55:09,1984-04-03 00:00:00,Sara,1,Moe',
    ],
    person: { firstName: 'Sara', lastName: 'Moe', birthdate: '1984-04-03' },
    unused: ['_website', '_store', 'created_at', 'group_id'],
  },
  {
    platform: 'PrestaShop: the grid of customers',
    source: 'prestashop',
    rows: [
      'ID;"Social title";"First name";"Last name";"Email address";Sales;Enabled;Newsletter;Registration',
      '2;Mr.;John;DOE;john@example.com;"20,90 €";1;0;"2024-03-14 10:22:05"',
    ],
    person: { firstName: 'John', lastName: 'DOE' },
    unused: ['ID', 'Social title', 'Sales', 'Enabled', 'Newsletter', 'Registration'],
  },
];

describe('files of customers', () => {
  it.each(files)('of $platform', async ({ source, rows, person, unused }) => {
    const read = await readImportFile(customerImports, rows.join('\n'));
    expect(read.problems).toEqual([]);
    expect(read.source).toBe(source);
    expect(read.entries.map(({ request }) => request)).toMatchObject([person]);
    expect(read.unused).toEqual(unused);
  });
});
