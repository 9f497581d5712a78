/** A file as a platform exports orders, with what is to be read of it. */
interface OrderFile {
  platform: string;
  source: string;
  currency: string;
  rows: string[];
  /** A part of the first order. */
  order: object;
  /** Columns of which nothing is imported. */
  unused: string[];
}

const amount = (text: string) => ({ amount: text });
const detail = (title: string, value: string) => ({ title, value });
const coupon = (code: string, text?: string) => ({ coupon: { code, ...(text && { amount: amount(text) }) } });

export const orderFiles: readonly OrderFile[] = [
  {
    platform: 'Shopify: discounts, taxes by rate, guarded digits, and a balance due of a paid order',
    source: 'shopify',
    currency: 'USD',
    rows: [
      'Name,Email,Financial Status,Paid at,Fulfillment Status,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Billing Street,Billing Address1,Billing Address2,Billing Company,Billing City,Billing Zip,Billing Province,Billing Country,Billing Phone,Shipping Name,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Note Attributes,Cancelled at,Payment Method,Payment Reference,Refunded Amount,Vendor,Outstanding Balance,Tags,Risk Level,Lineitem discount,Tax 1 Name,Tax 1 Value,Tax 2 Name,Tax 2 Value,Phone,Duties,Billing Province Name',
      `#1001,ann@example.com,paid,2024-05-01 10:00:00 -0600,fulfilled,no,USD,26.98,5.00,2.31,34.29,SAVE3,3.00,Standard,2024-05-01 09:58:12 -0600,2,Crew Tee - Black / S,9.99,TEE-S,Ann Example,"1 Main St, Apt 4",1 Main St,Apt 4,Acme,Ogden,'84403,UT,US,'+18015550188,Ann Example,Ogden,'84403,UT,US,(801) 555-0188,Ring twice,"Gift wrap: yes\nDelivery day: Monday",,Shopify Payments,c123,0.00,Acme,11.29,"wholesale, gift",Low,1.00,Utah State Tax 4.85%,1.51,Weber County Tax (2.4%),0.80,'+18015550199,,Utah`,
      '#1001,,,,,,,,,,,,,,,1,Mug,10.00,MUG,,,,,,,,,,,,,,,,,,,,,,,Acme,,,,0.00,,,,,,,',
    ],
    order: {
      number: '1001',
      paymentStatus: 'PARTIALLY_PAID',
      fulfillmentStatus: 'FULFILLED',
      purchasedDate: '2024-05-01T15:58:12.000Z',
      balanceSummary: { balance: amount('11.29'), paid: amount('23') },
      billingInfo: {
        contactDetails: { firstName: 'Ann', lastName: 'Example', company: 'Acme', phone: '+18015550188' },
        address: {
          addressLine: '1 Main St',
          addressLine2: 'Apt 4',
          subdivision: 'US-UT',
          postalCode: '84403',
          country: 'US',
        },
      },
      recipientInfo: { contactDetails: { phone: '(801) 555-0188' }, address: { postalCode: '84403' } },
      lineItems: [
        { quantity: 2, price: amount('9.99'), totalDiscount: amount('1.00') },
        { productName: { original: 'Mug' }, quantity: 1 },
      ],
      priceSummary: {
        discount: amount('3.00'),
        shipping: amount('5.00'),
        tax: amount('2.31'),
        total: amount('34.29'),
      },
      appliedDiscounts: [coupon('SAVE3', '3.00')],
      taxInfo: {
        taxBreakdown: [
          { taxName: 'Utah State Tax', rate: '0.0485', aggregatedTaxAmount: amount('1.51') },
          { taxName: 'Weber County Tax', rate: '0.024', aggregatedTaxAmount: amount('0.80') },
        ],
      },
      shippingInfo: { title: 'Standard', cost: { price: amount('5.00') } },
      buyerNote: 'Ring twice',
      tags: { tags: { tagIds: ['wholesale', 'gift'] } },
      customFields: [
        detail('Gift wrap', 'yes'),
        detail('Delivery day', 'Monday'),
        detail('Payment Method', 'Shopify Payments'),
        detail('Payment Reference', 'c123'),
        detail('Phone', '+18015550199'),
      ],
    },
    unused: ['Paid at', 'Accepts Marketing', 'Vendor', 'Risk Level'],
  },
  {
    platform: 'Wix: a date with a month name and its time apart, refunded pieces, codes of three letters',
    source: 'wix',
    currency: 'EUR',
    rows: [
      'Order number,Date created,Time,Total order quantity,Contact email,Note from customer,Additional checkout info,Tags,Item,Variant,SKU,Qty,Quantity refunded,Price,Weight,Delivery method,Recipient name,Recipient phone,Delivery country,Delivery state,Delivery state name,Delivery city,Delivery address,Delivery zip/postal code,Billing name,Billing country,Billing state,Billing zip/postal code,Payment status,Payment method,Global coupon code,Global discount amount,Shipping rate,Total tax,Total,Currency,Refunded amount,Net amount,Additional fees,Amount paid,Fulfillment status,Tracking number',
      `"10023","Dec 8, 2024","9:15:51 PM","3","eva@example.com","Ring twice","Engraving: E","vip","Ring","Size: M | Color: Silver","RI-M","2","1","20.00","0.2","Standard","Eva Berg","'015224260416","DEU","DE-BE","Berlin","Berlin","Hauptstr. 1","10115","Eva Berg","DEU","DE-BE","10115","Partially refunded","Visa","SAVE5","5.00","4.90","7.17","54.90","EUR","20.00","34.90","0.00","54.90","Fulfilled","1Z9"`,
      `"10023","Dec 8, 2024","9:15:51 PM","3","eva@example.com","Ring twice","Engraving: E","vip","Box","","BX","1","0","15.00","0.2","Standard","Eva Berg","'015224260416","DEU","DE-BE","Berlin","Berlin","Hauptstr. 1","10115","Eva Berg","DEU","DE-BE","10115","Partially refunded","Visa","SAVE5","5.00","4.90","7.17","54.90","EUR","20.00","34.90","0.00","54.90","Fulfilled","1Z9"`,
    ],
    order: {
      number: '10023',
      paymentStatus: 'PARTIALLY_REFUNDED',
      purchasedDate: '2024-12-08T20:15:51.000Z',
      taxIncludedInPrices: true,
      recipientInfo: {
        contactDetails: { firstName: 'Eva', phone: '015224260416' },
        address: { country: 'DE', subdivision: 'DE-BE', city: 'Berlin', postalCode: '10115' },
      },
      billingInfo: { address: { country: 'DE' } },
      lineItems: [
        {
          quantity: 2,
          refundQuantity: 1,
          descriptionLines: [
            { name: { original: 'Size' }, plainText: { original: 'M' } },
            { name: { original: 'Color' }, plainText: { original: 'Silver' } },
          ],
        },
        { productName: { original: 'Box' }, quantity: 1 },
      ],
      balanceSummary: { balance: amount('0'), paid: amount('54.9'), refunded: amount('20.00') },
      appliedDiscounts: [coupon('SAVE5', '5.00')],
      tags: { tags: { tagIds: ['vip'] } },
    },
    unused: ['Weight'],
  },
  {
    platform: 'Wix until 2022: a code without its sum, digits between quotes',
    source: 'wix',
    currency: 'JPY',
    rows: [
      "Order #,Date,Time,Billing Customer,Billing Country,Billing State,Billing City,Billing Street Name&Number,Billing Zip Code,Delivery Customer,Delivery Country,Delivery Zip Code,Buyer's Phone #,Shipping Label,Buyer's Email,Delivery Method,Item's Name,Item's Variant,SKU,Qty,Item's Price,Coupon,Notes to Seller,Shipping,Tax,Total,Currency,Payment Method,Payment,Fulfillment,Refund,Total after refund",
      '10023,"Mar 3, 2021",09:15,Kei Mori,JPN,JP-11,Kawagoe,1-2-3,"""350-0001""",Kei Mori,JPN,"""350-0001""","""0490000000""",Kei Mori / 1-2-3,kei@example.com,Standard,Book,,BK-1,2,5500.0,TAKE10,,600.0,880.0,11380.0,JPY,Stripe,paid,fulfilled,0,11380',
    ],
    order: {
      purchasedDate: '2021-03-03T08:15:00.000Z',
      paymentStatus: 'PAID',
      billingInfo: {
        contactDetails: { phone: '0490000000' },
        address: { country: 'JP', subdivision: 'JP-11', postalCode: '350-0001' },
      },
      appliedDiscounts: [coupon('TAKE10')],
      priceSummary: { total: amount('11380.0') },
    },
    unused: [],
  },
  {
    platform: 'Squarespace: variants, private notes, statuses in capitals',
    source: 'squarespace',
    currency: 'USD',
    rows: [
      'Order ID,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Amount Refunded,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem variant,Billing Name,Billing Province,Billing Country,Shipping Name,Shipping Address1,Shipping Province,Shipping Country,Cancelled at,Private Notes,Payment Method,Payment Reference',
      '00012,hal@example.com,PAID,PENDING,USD,20,10,0,0,30,,0,Flat rate,7/25/2018 21:06,1,Washed Coffee,10,SQ1,200g,Hal Ford,CA,United States,Hal Ford,8 Lewis Ave,CA,United States,,Check the roast,Stripe,ch_1',
      '00012,,,,,,,,,,,,,,1,Natural Coffee,10,SQ2,1kg,,,,,,,,,,,',
    ],
    order: {
      number: '12',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      purchasedDate: '2018-07-25T19:06:00.000Z',
      lineItems: [
        { descriptionLines: [{ name: { original: 'Variant' }, plainText: { original: '200g' } }] },
        { productName: { original: 'Natural Coffee' } },
      ],
      recipientInfo: { address: { country: 'US', subdivision: 'US-CA', addressLine: '8 Lewis Ave' } },
      activities: [{ activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Check the roast' } }],
      customFields: [detail('Payment Method', 'Stripe'), detail('Payment Reference', 'ch_1')],
    },
    unused: [],
  },
  {
    platform: 'BigCommerce: all lines in one cell, states by name, days before months',
    source: 'bigcommerce',
    currency: 'EUR',
    rows: [
      'Order ID,Customer ID,Customer Name,Customer Email,Order Date,Order Status,Subtotal (inc tax),Subtotal (ex tax),Tax Total,Shipping Cost (inc tax),Shipping Cost (ex tax),Ship Method,Handling Cost (inc tax),Coupon Value,Coupon Details,Order Total (inc tax),Order Total (ex tax),Payment Method,Total Quantity,Order Currency Code,Order Notes,Customer Message,Billing First Name,Billing Last Name,Billing Suburb,Billing State,Billing Zip,Billing Country,Billing Phone,Product Details,Refund Amount',
      '"118","7","Ida Lund","ida@example.com","25/02/2024","Partially Shipped","60.00","50.00","10.50","3.00","2.50","Free pickup","0","0.00","","63.00","52.50","Cash","3","EUR","Fragile","Leave it","Ida","Lund","Portland","Oregon","97201","United States","555 0100","Product ID: 80, Product Qty: 2, Product SKU: OFS, Product Name: Orbit, large, Product Weight: 1.00, Product Variation Details: Color: Blue, Size: L, Product Unit Price: 20.00, Product Total Price: 40.00|Product ID: 81, Product Qty: 1, Product SKU: , Product Name: Tray, Product Weight: 1.00, Product Variation Details: , Product Unit Price: 20.00, Product Total Price: 20.00","0.00"',
    ],
    order: {
      number: '118',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      purchasedDate: '2024-02-24T23:00:00.000Z',
      lineItems: [
        {
          productName: { original: 'Orbit, large' },
          quantity: 2,
          price: amount('20.00'),
          physicalProperties: { sku: 'OFS' },
          descriptionLines: [
            { name: { original: 'Color' }, plainText: { original: 'Blue' } },
            { name: { original: 'Size' }, plainText: { original: 'L' } },
          ],
        },
        { productName: { original: 'Tray' }, quantity: 1 },
      ],
      billingInfo: {
        contactDetails: { firstName: 'Ida', lastName: 'Lund' },
        address: { city: 'Portland', subdivision: 'US-OR' },
      },
      buyerNote: 'Leave it',
      activities: [{ merchantComment: { message: 'Fragile' } }],
    },
    unused: ['Customer ID'],
  },
  {
    platform: 'Magento: a grid without lines, with signs of the currency and a tax in the total',
    source: 'magento',
    currency: 'USD',
    rows: [
      'ID,"Purchase Point","Purchase Date","Bill-to Name","Ship-to Name","Grand Total (Base)","Grand Total (Purchased)",Status,"Billing Address","Shipping Address","Shipping Information","Customer Email","Customer Group",Subtotal,"Shipping and Handling","Customer Name","Payment Method","Total Refunded"',
      '000000299,"Main Website","May 31, 2023 2:55:09 AM","Sara Moe","Sara Moe","$219.40","$219.40",Closed,"1 Main,Provo,Utah,84601","1 Main,Provo,Utah,84601","Flat Rate - Fixed",sara@example.com,General,"$194.40","$15.00","Sara Moe",checkmo,"$219.40"',
    ],
    order: {
      number: '299',
      paymentStatus: 'FULLY_REFUNDED',
      purchasedDate: '2023-05-31T00:55:09.000Z',
      billingInfo: { address: { addressLine: '1 Main,Provo,Utah,84601' } },
      priceSummary: { subtotal: amount('194.40'), shipping: amount('15.00'), total: amount('219.40') },
      balanceSummary: { refunded: amount('219.40') },
    },
    unused: ['Customer Group'],
  },
  {
    platform: 'PrestaShop: a grid with semicolons, and a country under Delivery',
    source: 'prestashop',
    currency: 'EUR',
    rows: [
      'ID;Reference;"New client";Delivery;Customer;Total;Payment;Status;Date',
      '5;KHWLILZLL;1;France;"J. DOE";"1 020,90 €";"Bank transfer";"Awaiting bank wire payment";"2024-03-14 10:22:05"',
    ],
    order: {
      number: '5',
      paymentStatus: 'NOT_PAID',
      purchasedDate: '2024-03-14T09:22:05.000Z',
      recipientInfo: { address: { country: 'FR' } },
      priceSummary: { total: amount('1020.90') },
      customFields: [detail('Reference', 'KHWLILZLL'), detail('Payment', 'Bank transfer')],
    },
    unused: ['New client'],
  },
  {
    platform: 'WooCommerce, Advanced Order Export: a row a line, quantities less refunds',
    source: 'woocommerce',
    currency: 'EUR',
    rows: [
      'Order Number,Order Status,Order Date,First Name (Billing),Last Name (Billing),Address 1&2 (Billing),City (Billing),State Code (Billing),Country Code (Billing),Email (Billing),Phone (Billing),Payment Method Title,Cart Discount Amount,Order Subtotal Amount,Shipping Method Title,Order Shipping Amount,Order Refund Amount,Order Total Amount,Order Total Tax Amount,SKU,Item Name,Quantity,Quantity (- Refund),Item Cost,Coupon Code',
      '871,Completed,2024-03-14 10:22,Max,Roth,"Ring 1, Top 2",Wien,,AT,max@example.com,+43 1 000,Card,4.00,40.00,Post,5.00,10.00,41.00,6.83,CU,Cup,3,2,10.00,SPRING',
      '871,Completed,2024-03-14 10:22,Max,Roth,"Ring 1, Top 2",Wien,,AT,max@example.com,+43 1 000,Card,4.00,40.00,Post,5.00,10.00,41.00,6.83,JU,Jug,1,1,10.00,SPRING',
    ],
    order: {
      number: '871',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'FULFILLED',
      lineItems: [{ quantity: 3, refundQuantity: 1 }, { quantity: 1 }],
      balanceSummary: { refunded: amount('10.00') },
      appliedDiscounts: [coupon('SPRING', '4.00')],
      shippingInfo: { title: 'Post' },
    },
    unused: [],
  },
  {
    platform: 'WooCommerce, WebToffee: a column a line',
    source: 'woocommerce',
    currency: 'EUR',
    rows: [
      'order_id,order_number,order_date,status,shipping_total,shipping_tax_total,fee_total,tax_total,discount_total,order_total,order_subtotal,order_currency,payment_method_title,transaction_id,billing_first_name,billing_last_name,billing_email,billing_state,billing_country,coupon_items,line_item_1,line_item_2',
      '901,901,2024-03-14 10:22:05,wc-processing,3.00,0.48,0,0,2.00,31.00,30.00,EUR,Card,ch_9,Lea,Poe,lea@example.com,DE-BE,DE,code:two|amount:2.00,name:Cup: blue|product_id:1|sku:CU|quantity:2|total:18.00|sub_total:20.00,name:Jug|product_id:2|sku:|quantity:1|total:10.00|sub_total:10.00',
    ],
    order: {
      number: '901',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      billingInfo: { address: { subdivision: 'DE-BE' } },
      lineItems: [
        { productName: { original: 'Cup: blue' }, quantity: 2, lineItemPrice: amount('20.00') },
        { productName: { original: 'Jug' }, quantity: 1 },
      ],
      appliedDiscounts: [coupon('two', '2.00')],
      customFields: [detail('payment_method_title', 'Card'), detail('transaction_id', 'ch_9')],
    },
    unused: ['shipping_tax_total'],
  },
];
