import { enumWords } from '../../shared/enum-words.en.ts';
import { addWords } from './words.ts';

/** How an order stands: lists, reports and Home say it alike. */
addWords('orders', {
  items: '%{smart_count} item |||| %{smart_count} items',
  option: {
    payment: enumWords.OrderPaymentStatus,
    fulfillment: enumWords.FulfillmentStatus,
    status: enumWords.OrderStatus,
    channel: enumWords.ChannelType,
  },
});
