export default {
  'thanks.ordered': 'Order %{number} is with the printer.',
  'thanks.waiting':
    'Order %{number} is kept for you. The bank takes its time; as soon as it says yes, we print. You may close this page.',
  'thanks.prepared': 'Printed and framed',
  'thanks.posted': 'Posted',
  'thanks.arrived': 'On your wall',
  'thanks.wall': 'What you bought, on a wall: %{names}',
} as const;
