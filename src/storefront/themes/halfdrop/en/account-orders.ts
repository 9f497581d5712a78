export default {
  'orders.look': 'Look at the posters',
  'orders.status.posted': 'Posted',
  'orders.status.partlyPosted': 'Partly posted',
  'orders.status.printing': 'With the printer',
  'orders.means.paying': 'The bank takes its time; we print once it says yes.',
  'orders.means.unpaid': 'is still to be paid; then we print.',
  'orders.means.partlyPosted': 'A part is on its way, the rest is being printed.',
  'orders.step.posted': 'Posted',
  'orders.means.printing': 'It is being printed.',
  'orders.means.within': 'Posted within a day. |||| Posted within %{count} days.',
} as const;
