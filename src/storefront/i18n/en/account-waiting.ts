export default {
  'waiting.title': 'What I wait for',
  'waiting.none':
    'Nothing at the moment. Where something is sold out, its page writes to you once it is back.',
  'waiting.look': 'See all products',
  'waiting.since': 'Asked on',
  'waiting.gone': 'No longer in the shop',
  'waiting.standing.waits': 'Sold out',
  'waiting.standing.turn': 'Back, we write soon',
  'waiting.standing.told': 'We wrote to you',
  'waiting.standing.failed': 'The mail was not taken',
  'waiting.standing.gone': 'Not sold any more',
  'waiting.stop': 'Stop waiting',
  'waiting.stopNamed': 'Stop waiting for %{name}',
  'waiting.forget': 'Take off the list',
  'waiting.forgetNamed': 'Take %{name} off the list',
  'waiting.stopped': '%{name} is off the list. We write nothing about it.',
  'waiting.notStopped': 'That did not arrive. The list is as it was; try again.',
};
