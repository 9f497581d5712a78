import { enumLabels } from '../../shared/enum-labels.en.ts';
import { addMessages } from './messages.ts';

/** How an order stands: lists, reports and Home say it alike. */
addMessages('orders', {
  items: '%{smart_count} item |||| %{smart_count} items',
  option: {
    payment: enumLabels.OrderPaymentStatus,
    fulfillment: enumLabels.FulfillmentStatus,
    status: enumLabels.OrderStatus,
    channel: enumLabels.ChannelType,
  },
});
