import { addWords } from '#admin/i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addWords('orders', {
  label: {
    way: 'How parcel %{number} is followed',
    number: 'I have a number',
    buy: 'Buy a label',
    box: 'Box',
    boxSize: '%{name}, %{length} × %{width} × %{height} cm',
    weight: 'Weight, packaging included',
    weightHint: 'The items weigh %{weight} kg by the catalog.',
    services: 'Service for parcel %{number}',
    asking: 'Asking %{carrier} for prices…',
    noWeight: 'Prices come with the weight.',
    wrongWeight: 'A weight in kilograms, like 0.8.',
    noRates: '%{carrier} does not take this parcel to this address.',
    ratesFailed: 'The prices could not be read.',
    retry: 'Ask again',
    days: count('%{from} day', '%{from} to %{to} days'),
    brings: 'Brings its own number.',
    test: 'Labels of %{carrier} are marked TEST. No carrier takes them.',
    sentence: count(
      'Buy **%{smart_count} label** for **%{price}**.',
      'Buy **%{smart_count} labels** for **%{price}**.',
    ),
    open: 'Where a label cannot be bought, its parcel stays to send and the others go.',
    print: 'Print the packing slip and the labels after',
    buyAndSend: count('Buy the label and send %{smart_count} item', 'Buy and send %{smart_count} items'),
    notBought: 'Parcel %{number} was not sent. %{reason}',
    paper: 'Label',
    paperOf: 'Label of parcel %{number}, PDF',
    void: 'Give the label back',
    voidOf: 'Give the label of parcel %{number} back',
    voided: 'The label was given back',
    voidTitle: 'Give the label %{number} back?',
    voidSent:
      '%{price} come back. The parcel is taken back too: its items are to be sent again. The customer gets no e-mail.',
    voidUnused: '%{price} come back.',
    notVoided: 'The label was not given back',
    refusedVoid: 'The carrier does not take it back: %{reason}',
    unused: 'Bought, on no parcel',
    use: 'Use it for parcel 1',
    unclear: 'The carrier has not answered.',
    resume: 'Ask the carrier again',
    resumeFailed: 'The carrier was not reached',
  },
});
