import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addMessages('orders', {
  label: {
    tracking: 'Tracking of parcel %{number}',
    number: 'I have a tracking number',
    buy: 'Buy label',
    box: 'Box',
    boxSize: '%{name}, %{length} × %{width} × %{height} cm',
    weight: 'Weight, packaging included',
    weightHint: 'The items weigh %{weight} kg according to the catalog.',
    services: 'Service for parcel %{number}',
    loading: 'Loading prices from %{carrier}…',
    noWeight: 'Enter a weight to see prices.',
    wrongWeight: 'Enter a weight in kilograms, such as 0.8.',
    noRates: '%{carrier} doesn’t deliver this parcel to this address.',
    ratesFailed: 'Couldn’t load the prices.',
    retry: 'Try again',
    days: count('%{from} day', '%{from} to %{to} days'),
    brings: 'Includes a tracking number.',
    test: '%{carrier} labels are marked TEST and can’t be shipped.',
    sentence: count(
      'Buy **%{smart_count} label** for **%{price}**.',
      'Buy **%{smart_count} labels** for **%{price}**.',
    ),
    open: 'If a label can’t be bought, its parcel stays unfulfilled. The others are sent.',
    print: 'Print packing slip and labels afterwards',
    buyAndSend: count('Buy and send %{smart_count} item', 'Buy and send %{smart_count} items'),
    notBought: 'Couldn’t send parcel %{number}. %{reason}',
    paper: 'Label',
    paperOf: 'Label of parcel %{number}, PDF',
    void: 'Void label',
    voidOf: 'Void the label of parcel %{number}',
    voided: 'The label was voided',
    voidTitle: 'Void label %{number}?',
    voidSent:
      '%{price} is refunded. The fulfillment is canceled too, so its items become unfulfilled. No email is sent to the customer.',
    voidUnused: '%{price} is refunded.',
    notVoided: 'Couldn’t void the label',
    voidRejected: 'The carrier can’t void it: %{reason}',
    unused: 'Bought, not used',
    use: 'Use it for parcel 1',
    unclear: 'The carrier hasn’t responded.',
    resume: 'Check again',
    resumeFailed: 'Couldn’t reach the carrier',
  },
});
