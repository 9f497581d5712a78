import { addMessages } from '#admin/i18n/messages.ts';

addMessages('orders', {
  exportLayout: {
    rows: { orders: 'Order', lines: 'Line item', parcels: 'Parcel' },
    group: {
      order: 'Order',
      customer: 'Customer and billing',
      delivery: 'Delivery',
      contents: 'Contents',
      amounts: 'Amounts and taxes',
      payment: 'Payment',
      lines: 'Line item',
      parcels: 'Parcel',
    },
  },
});
